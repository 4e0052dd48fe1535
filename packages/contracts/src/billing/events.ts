import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { kindInEvent } from '../order/kind-fields.ts';
import { languageCode, objectId } from '../shared.ts';
import { INVOICE_KINDS } from './choices.ts';

const paise = z.number().int().min(0);

const about = {
  orderId: objectId,
  ...kindInEvent,
  userId: objectId.nullable(),
  customer: z.object({ name: z.string(), email: z.string() }).optional(),
  language: languageCode.optional(),
};

/** The amount that is owed has changed, because something has happened to the order itself. */
export const billingAccountChanged = defineEvent('billing.account-changed', 1, z.object(about));
/**
 * Money has come in for an order, or it is settled without that. `balancePaise` is what is still owed; nothing when it is paid.
 * `billedPaise` is the total that it was reckoned with: the order may have become cheaper meanwhile.
 */
export const billingPaymentReceived = defineEvent(
  'billing.payment-received',
  1,
  z.object({
    ...about,
    paise,
    balancePaise: paise,
    by: z.string(),
    refundDuePaise: paise.optional(),
    billedPaise: paise.optional(),
  }),
  { mustReach: true },
);
/** The customer says that they have paid by UPI; staff confirm it. */
export const billingPaymentReported = defineEvent(
  'billing.payment-reported',
  1,
  z.object({ ...about, utr: z.string(), balancePaise: paise }),
);
export const billingPaymentRefunded = defineEvent(
  'billing.payment-refunded',
  1,
  z.object({ ...about, paise, by: z.string() }),
);
/** Staff have credited a part of an order, which stays as it is. `creditedPaise` is what they have credited of it in all. */
export const billingAccountCredited = defineEvent(
  'billing.account-credited',
  1,
  z.object({ ...about, paise, creditedPaise: paise.optional() }),
);
/** An invoice or a credit note has its number. */
export const billingInvoiceIssued = defineEvent(
  'billing.invoice-issued',
  1,
  z.object({
    ...about,
    invoiceId: objectId,
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    totalPaise: paise,
  }),
);
