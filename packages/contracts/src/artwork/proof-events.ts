import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { languageCode, objectId } from '../shared.ts';

const proof = z.object({
  proofId: objectId,
  /** Null for a proof before any order. */
  orderId: objectId.nullable(),
  isBulk: z.boolean(),
  /** The line's name, and how many pieces of it. */
  name: z.string(),
  quantity: z.number().int().min(1),
  version: z.number().int(),
  customer: z.object({
    userId: objectId.nullable(),
    name: z.string(),
    email: z.string(),
    language: languageCode,
  }),
});

/** Staff have sent a proof to its customer, or a newer version of it. */
export const proofSent = defineEvent('artwork.proof-sent', 1, proof.extend({ note: z.string() }));
/** It has no answer since some days. */
export const proofReminded = defineEvent('artwork.proof-reminded', 1, proof);
/** Staff have answered a comment. */
export const proofReplied = defineEvent('artwork.proof-replied', 1, proof.extend({ text: z.string() }));
/** Its customer has written a comment. */
export const proofCommented = defineEvent('artwork.proof-commented', 1, proof.extend({ text: z.string() }));
/** Its customer wants it otherwise. */
export const changesRequested = defineEvent('artwork.changes-requested', 1, proof.extend({ text: z.string() }));
/** Its customer has approved it; it can be printed. */
export const proofApproved = defineEvent(
  'artwork.proof-approved',
  1,
  proof.extend({
    lineId: z.string(),
    fileId: objectId,
    sha256: z.string(),
    /** Who approved it, and whether staff heard so by phone. */
    approvedBy: z.string(),
    isByPhone: z.boolean(),
  }),
);
