import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { kindInEvent } from '../order/kind-fields.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';
import { PROOF_STEPS } from './proof-choices.ts';

const proof = z.object({
  proofId: objectId,
  /** Null for a proof before any order. */
  orderId: objectId.nullable(),
  ...kindInEvent,
  /** The line of the order; missing in events of earlier releases. */
  lineId: z.string().optional(),
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
export const proofSent = defineEvent(
  'artwork.proof-sent',
  1,
  proof.extend({
    note: z.string(),
    /** Which member of staff; missing in events of earlier releases. */
    by: z.string().optional(),
  }),
);
/** Its customer has opened the newest version for the first time. */
export const proofSeen = defineEvent('artwork.proof-seen', 1, proof);
/** It has had no answer for some days. */
export const proofReminded = defineEvent('artwork.proof-reminded', 1, proof);
export const proofReplied = defineEvent(
  'artwork.proof-replied',
  1,
  proof.extend({ text: z.string(), by: z.string().optional() }),
);
export const proofCommented = defineEvent('artwork.proof-commented', 1, proof.extend({ text: z.string() }));
export const changesRequested = defineEvent('artwork.changes-requested', 1, proof.extend({ text: z.string() }));
/** Its customer wants the code by which the version is approved. The code follows from `nonce` by a key that no event has. */
export const proofCodeAsked = defineEvent('artwork.proof-code-asked', 1, proof.extend({ nonce: z.string() }));
export const proofApproved = defineEvent(
  'artwork.proof-approved',
  1,
  proof.extend({
    lineId: z.string(),
    fileId: objectId,
    sha256: z.string(),
    /** The person who approved it, and whether staff took it by phone. */
    approvedBy: z.string(),
    isByPhone: z.boolean(),
    /** Which member of staff heard it by phone, and their note. */
    by: z.string().optional(),
    note: z.string().optional(),
  }),
);

/** The file that came with an ordered line must be mended before it can be printed; `faults` says why, in the customer's language. */
export const mendingNeeded = defineEvent('artwork.mending-needed', 1, proof.extend({ faults: z.array(z.string()) }));

/** A proof of a quotation is now that of a line of the order; `steps` is what has happened before, oldest first. */
export const proofMoved = defineEvent(
  'artwork.proof-moved',
  1,
  proof.extend({
    steps: z.array(
      z.object({
        event: z.enum(PROOF_STEPS),
        at: isoDate,
        by: z.string(),
        note: z.string(),
        version: z.number().int(),
      }),
    ),
  }),
);
