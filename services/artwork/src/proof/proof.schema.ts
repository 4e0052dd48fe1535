import { orderKindOf, PROOF_STATES } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { mailedCodeField, type WithMailedCode } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Proof } from './proof.ts';

export interface ProofDocument extends Omit<Proof, 'id'>, WithMailedCode {
  _id: Types.ObjectId;
  /** Documents of release 0.2 have this alone, and no `orderKind`. */
  isBulk?: boolean;
  /** Which line of which order it is about; there is one proof for each. */
  key: string;
  /** Counts the changes, so that none overwrites another. */
  revision: number;
  words: string[];
  /** When the next reminder is due; missing where none is. */
  remindAt?: Date | undefined;
  outbox: OutboxEntry[];
}

const schema = new Schema<ProofDocument>(
  {
    key: { type: String, required: true },
    revision: { type: Number, required: true },
    orderId: { type: String, default: null },
    orderKind: String,
    isBulk: { type: Boolean, default: false },
    lineId: { type: String, default: '' },
    quotation: { type: Schema.Types.Mixed, default: null },
    name: { type: String, required: true },
    productType: { type: String, default: '' },
    quantity: { type: Number, required: true },
    details: { type: String, default: '' },
    customer: { type: Schema.Types.Mixed, required: true },
    fileId: { type: String, default: null },
    design: { type: String, default: '' },
    scene: { type: String, default: null },
    unpaid: { type: Schema.Types.Mixed, default: null },
    shownOn: { type: Schema.Types.Mixed, default: null },
    state: { type: String, enum: PROOF_STATES, required: true },
    since: { type: Date, required: true },
    versions: { type: Schema.Types.Mixed, default: () => [] },
    notes: { type: Schema.Types.Mixed, default: () => [] },
    sending: { type: Schema.Types.Mixed, default: null },
    reminded: { type: Number, default: 0 },
    remindedAt: Date,
    orderVersion: Number,
    words: [String],
    remindAt: Date,
    ...mailedCodeField,
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ orderId: 1 });
schema.index({ 'quotation.id': 1 }, { sparse: true });
schema.index({ state: 1, since: 1, _id: 1 });
schema.index({ since: 1, _id: 1 });
schema.index({ words: 1, since: 1, _id: 1 });
schema.index({ design: 1 });
schema.index({ fileId: 1 });
schema.index({ remindAt: 1 });
schema.index({ 'sending.leaseUntil': 1 });
schema.index({ 'customer.userId': 1, _id: 1 });
indexOutbox(schema);

export type ProofModel = Model<ProofDocument>;
export const proofModel = (connection: Connection): ProofModel =>
  connection.model<ProofDocument>('Proof', schema, 'proofs');

/** A stored proof without what only its store uses. */
export function toProof({
  _id,
  key: _k,
  revision: _r,
  words: _w,
  remindAt: _a,
  outbox: _o,
  challenge: _c,
  isBulk,
  ...proof
}: ProofDocument): Proof {
  return { id: String(_id), ...proof, orderKind: orderKindOf({ isBulk, orderKind: proof.orderKind }) };
}
