import { z } from 'zod';
import { buyerSchema } from '../buyer.ts';
import { defineEvent } from '../event.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';

const paise = z.number().int().min(0);
const quotation = z.object({
  quotationId: objectId,
  number: z.string(),
  name: z.string(),
  email: z.string(),
  language: languageCode,
  totalPaise: paise,
  validUntil: z.string(),
});

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

export const quotationAsked = defineEvent('pricing.quotation-asked', 1, quotation.extend({ text: z.string() }));
export const quotationReplied = defineEvent('pricing.quotation-replied', 1, quotation.extend({ text: z.string() }));
/** It was sent, has no answer, and its validity ends today or tomorrow. */
export const quotationEndsSoon = defineEvent('pricing.quotation-ends-soon', 1, quotation);

/** The accepted quotation becomes this order. Amounts as quoted, in paise; the lines and the delivery, less the discount and with a tax that is added, make up the total. */
export const quotationAccepted = defineEvent(
  'pricing.quotation-accepted',
  1,
  quotation.extend({
    by: z.string(),
    acceptedAt: isoDate,
    /** The bulk order that was priced, which then becomes no order. */
    bulkOrderId: objectId.optional(),
    /** The buyer and the address of delivery, for the invoice; missing where nobody has named them. */
    buyer: buyerSchema.optional(),
    lines: z
      .array(
        z.object({
          name: z.string(),
          /** The product of a line, whose stock is to be reserved. */
          productId: objectId.optional(),
          quantity: z.number().int().min(1),
          /** Before the discount, and before a tax that is added. */
          totalPaise: paise,
          /** The line's part of the discount, and of a tax that is added. */
          discountPaise: paise.optional(),
          addedTaxPaise: paise.optional(),
          /** Percent of GST; missing where the quotation shows no tax. */
          taxRate: z.number().optional(),
          /** HSN, or SAC of a service; missing where it is that of the product. */
          hsn: z.string().optional(),
        }),
      )
      .min(1),
    deliveryPaise: paise,
    /** Missing in events of earlier releases, as the tax that is added and the advance are. */
    discountPaise: paise.optional(),
    addedTaxPaise: paise.optional(),
    /** The part of the total that is due on acceptance. */
    advancePaise: paise.optional(),
  }),
  { mustReach: true },
);

export const pricingUpdated = defineEvent(
  'pricing.updated',
  1,
  z.object({ entryId: objectId, section: z.string(), change: z.enum(['created', 'updated', 'deleted']) }),
);
