import type { ClaimedLine, ClaimState } from '@print-shop/contracts';
import { CLAIM_KINDS, CLAIM_REMEDIES, CLAIM_STATES, type ClaimKind, type ClaimRemedy } from '@print-shop/contracts';
import { Schema } from 'mongoose';

/** The customer's claim about delivered pieces, and the shop's decision. It is kept inside its order. */
export interface Claim {
  id: string;
  /** The Idempotency-Key of the request that made it. */
  key?: string;
  kind: ClaimKind;
  state: ClaimState;
  lines: ClaimedLine[];
  text: string;
  /** Addresses of uploaded pictures. */
  pictures: string[];
  at: Date;
  decidedAt?: Date;
  /** Why staff decided so. */
  reason?: string;
  remedy?: ClaimRemedy;
  refundPaise?: number;
}

/** A claim inside the document of its order. */
export const claimSchema = new Schema<Claim>(
  {
    id: { type: String, required: true },
    key: String,
    kind: { type: String, enum: CLAIM_KINDS, required: true },
    state: { type: String, enum: CLAIM_STATES, required: true },
    lines: [{ _id: false, line: String, pieces: Number }],
    text: { type: String, default: '' },
    pictures: [String],
    at: { type: Date, required: true },
    decidedAt: Date,
    reason: String,
    remedy: { type: String, enum: CLAIM_REMEDIES },
    refundPaise: Number,
  },
  { _id: false, id: false },
);
