import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { isoDate, numeric, objectId, rupees, rupeesInput } from '../shared.ts';
import { designLink, sentDesign } from '../stored-files.ts';
import { CLAIM_KINDS, CLAIM_REMEDIES, CLAIM_STATES, MAX_CLAIM_PICTURES, MAX_CLAIM_TEXT } from './choices.ts';

const lineOf = z.string().regex(/^([0-9a-f]{24}|\d{1,3})$/);
const LINE = { description: '`_id` of the line; of a bulk order its place in the list, from 0' };

export const claimSchema = z
  .object({
    _id: objectId,
    kind: z.enum(CLAIM_KINDS),
    state: z.enum(CLAIM_STATES),
    lines: z.array(z.object({ line: lineOf.meta(LINE), pieces: z.number().int().min(1) })),
    text: z.string(),
    pictures: z.array(designLink),
    at: isoDate,
    decidedAt: isoDate.optional(),
    reason: z.string().optional().meta({ description: 'Why staff decided so, for the customer' }),
    remedy: z.enum(CLAIM_REMEDIES).optional().meta({ description: 'How an accepted claim is made good' }),
    refund: rupees.optional().meta({ description: 'What is refunded' }),
  })
  .meta({ id: 'Claim' });
export type Claim = z.output<typeof claimSchema>;

/** The claims about an order, the oldest first; missing where there are none. */
export const claimsField = z.array(claimSchema).optional();
/** Until when an order can be claimed; missing while it is not delivered. */
export const claimableUntilField = isoDate
  .optional()
  .meta({ description: 'Until when the customer can claim; missing before the delivery' });

const NO_LINE = sentence('Please choose what is wrong.');

export const makeClaimBody = z.object({
  kind: z.enum(CLAIM_KINDS),
  lines: z
    .array(z.object({ line: lineOf.meta(LINE), pieces: numeric({ minimum: 1, maximum: 1_000_000 }) }), {
      error: NO_LINE,
    })
    .min(1, NO_LINE)
    .max(200)
    .refine(
      (all) => new Set(all.map(({ line }) => line)).size === all.length,
      sentence('Please choose each item once.'),
    ),
  text: z
    .string({ error: sentence('Please say what is wrong.') })
    .trim()
    .min(1, sentence('Please say what is wrong.'))
    .max(MAX_CLAIM_TEXT),
  pictures: z.array(sentDesign).max(MAX_CLAIM_PICTURES).default([]),
});
export type MakeClaimBody = z.output<typeof makeClaimBody>;

const reason = z
  .string({ error: sentence('Please give a reason.') })
  .trim()
  .min(1, sentence('Please give a reason.'))
  .max(500)
  .meta({ description: 'The customer reads it' });

export const decideClaimBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('decline'), reason }),
  z.object({ decision: z.literal('reprint'), reason }),
  z.object({ decision: z.literal('refund'), reason, amount: rupeesInput() }),
]);
export type DecideClaimBody = z.output<typeof decideClaimBody>;

export const claimParams = z.object({ id: objectId, claimId: objectId });

export const claimFields = {
  claimId: objectId,
  kind: z.enum(CLAIM_KINDS),
  pieces: z.number().int().min(1),
};
export const decisionFields = {
  state: z.enum(['accepted', 'declined']),
  reason: z.string(),
  remedy: z.enum(CLAIM_REMEDIES).optional(),
  refundPaise: z.number().int().min(0).optional(),
};
