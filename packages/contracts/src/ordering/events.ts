import { z } from 'zod';
import { PAYMENT_WAYS } from '../billing/choices.ts';
import { claimFields, decisionFields } from '../claims/schemas.ts';
import { defineEvent } from '../event.ts';
import { orderedItem, snapshotFields } from '../order/order-snapshot.ts';
import { isoDate, objectId } from '../shared.ts';

/** A line of a product; others are in `quotedLines`. */
const line = orderedItem.extend({ productId: objectId });

const settled = z.object({
  ...snapshotFields,
  /** The lines of the part that the event is about; without a part, all lines that were not cancelled. */
  lines: z.array(line).optional(),
  quotedLines: z.array(z.object({ name: z.string(), quantity: z.number().int().min(1) })).optional(),
});
const order = settled.extend({
  placedAt: isoDate,
  lines: z.array(line),
  /** When it is cancelled if still unpaid. */
  payBy: isoDate.optional(),
});

export const orderPlaced = defineEvent('ordering.order-placed', 1, order, { mustReach: true });
/** The customer was told that the shop has the order, before its stock was decided. */
export const orderAccepted = defineEvent('ordering.order-accepted', 1, order);
export const orderConfirmed = defineEvent('ordering.order-confirmed', 1, order);

const cancellation = {
  reason: z.string(),
  /** The same in Hindi, where the shop itself has written it. */
  reasonHi: z.string().optional(),
  /** The person who cancelled: the customer, staff, or the shop itself for lack of stock or payment. */
  by: z.enum(['customer', 'staff', 'shop']).optional(),
  /** The amount that was paid and is not owed any more. */
  refundDuePaise: z.number().int().min(0).optional(),
};
export const orderCancelled = defineEvent('ordering.order-cancelled', 1, order.extend(cancellation), {
  mustReach: true,
});
/** Some lines of a confirmed order were cancelled; `totalPaise` is what the others come to. */
export const orderLinesCancelled = defineEvent(
  'ordering.order-lines-cancelled',
  1,
  order.extend({ ...cancellation, lines: z.array(line.extend({ lineId: objectId })) }),
  { mustReach: true },
);
export const orderPaid = defineEvent('ordering.order-paid', 1, settled);
export const orderPaymentFailed = defineEvent('ordering.order-payment-failed', 1, settled);
/** A guest's order has become an account's. */
export const orderAdopted = defineEvent('ordering.order-adopted', 1, settled);
export const orderBegun = defineEvent('ordering.order-begun', 1, settled);
/** The goods are handed over to the courier. */
export const orderDispatched = defineEvent('ordering.order-dispatched', 1, settled);
/** Its timeline has another step of a proof. */
export const orderProofNoted = defineEvent('ordering.order-proof-noted', 1, settled);
export const orderClaimed = defineEvent(
  'ordering.order-claimed',
  1,
  settled.extend({ ...claimFields, placedAt: isoDate, pictures: z.array(z.string()) }),
);
export const orderClaimDecided = defineEvent(
  'ordering.order-claim-decided',
  1,
  settled.extend({
    ...claimFields,
    ...decisionFields,
    claimedLines: z.array(z.object({ line: objectId, pieces: z.number().int().min(1) })).optional(),
  }),
);
const pastOrder = z.object({
  /** As the old system had it. */
  number: z.string(),
  importedAt: isoDate,
  paidPaise: z.number().int().min(0),
  paidAt: isoDate.optional(),
  way: z.enum(PAYMENT_WAYS),
  /** Missing for an order that is still open. */
  deliveredAt: isoDate.optional(),
  /** Number of the invoice that the old system issued on the day of the delivery. */
  invoice: z.string().optional(),
});
export type PastOrder = z.output<typeof pastOrder>;
/** An order from before the shop moved in. It holds no stock, and nobody gets a message. */
export const orderImported = defineEvent('ordering.order-imported', 1, settled.extend({ imported: pastOrder }), {
  mustReach: true,
});
export const orderDelivered = defineEvent(
  'ordering.order-delivered',
  1,
  /** `productIds` is missing in events of earlier releases. */
  settled.extend({ productIds: z.array(objectId).optional() }),
);
