import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';

const quotation = z.object({
  quotationId: objectId,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  language: languageCode,
  totalPaise: z.number().int().min(0),
  validUntil: z.string(),
});

/** Staff have sent a quotation to its customer. */
export const quotationSent = defineEvent('pricing.quotation-sent', 1, quotation);
/** Its customer wants the code by which it is accepted. The code follows from `nonce` by a key that no event has. */
export const quotationCodeAsked = defineEvent(
  'pricing.quotation-code-asked',
  1,
  quotation.extend({ nonce: z.string() }),
);
/** Its customer has accepted or declined it. */
export const quotationAnswered = defineEvent(
  'pricing.quotation-answered',
  1,
  quotation.extend({ answer: z.enum(['accepted', 'declined']), by: z.string(), reason: z.string() }),
);

/** The accepted quotation becomes this order. Amounts as quoted, in paise; the lines and the delivery make up the total. */
export const quotationAccepted = defineEvent(
  'pricing.quotation-accepted',
  1,
  quotation.extend({
    by: z.string(),
    acceptedAt: isoDate,
    lines: z
      .array(z.object({ name: z.string(), quantity: z.number().int().min(1), totalPaise: z.number().int().min(0) }))
      .min(1),
    deliveryPaise: z.number().int().min(0),
  }),
  { mustReach: true },
);

export const pricingUpdated = defineEvent(
  'pricing.updated',
  1,
  z.object({ entryId: objectId, section: z.string(), change: z.enum(['created', 'updated', 'deleted']) }),
);
