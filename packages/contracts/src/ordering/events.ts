import { z } from 'zod';
import { billSchema } from '../billing/bill.ts';
import { claimFields, decisionFields } from '../claims/schemas.ts';
import { defineEvent } from '../event.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';

const line = z.object({
  /** `_id` of the line; missing in events of earlier releases. */
  lineId: objectId.optional(),
  productId: objectId,
  quantity: z.number().int().min(1),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  design: z.string(),
  bothSides: z.boolean().optional(),
  scene: objectId.optional(),
  name: z.string().optional(),
  pricePaise: z.number().int().min(0).optional(),
  /** `_id` of the line of the cart that was ordered, where the order names it. */
  cartLine: objectId.optional(),
});

/** The recipient of messages about an order, their language, and the total. */
const about = {
  /** The quotation that the order was. */
  quotation: z.object({ id: objectId, number: z.string() }).optional(),
  /** Its lines that are no products; `lines` has those that are. */
  quotedLines: z.array(z.object({ name: z.string(), quantity: z.number().int().min(1) })).optional(),
  customer: z.object({ name: z.string(), email: z.string() }).optional(),
  language: languageCode.optional(),
  totalPaise: z.number().int().min(0).optional(),
};

/** The total; missing in events of earlier releases. */
const bill = billSchema.optional();

const order = z.object({
  orderId: objectId /** Null for a guest, whose order was a quotation. */,
  userId: objectId.nullable(),
  placedAt: isoDate,
  lines: z.array(line),
  ...about,
});
const billed = order.extend({
  bill,
  /** When it is cancelled if still unpaid. */
  payBy: isoDate.optional(),
});
const settled = z.object({ orderId: objectId, userId: objectId.nullable(), ...about });

export const orderPlaced = defineEvent('ordering.order-placed', 1, order, { mustReach: true });
/** Its stock is still not decided, and its customer was answered that the shop has it. */
export const orderAccepted = defineEvent('ordering.order-accepted', 1, order);
export const orderConfirmed = defineEvent('ordering.order-confirmed', 1, billed);

const cancellation = {
  reason: z.string(),
  /** The same in Hindi, where the shop itself has written it. */
  reasonHi: z.string().optional(),
  /** The person who cancelled: the customer, staff, or the shop itself for lack of stock or payment. */
  by: z.enum(['customer', 'staff', 'shop']).optional(),
  /** The amount that was paid and is not owed any more. */
  refundDuePaise: z.number().int().min(0).optional(),
};
export const orderCancelled = defineEvent('ordering.order-cancelled', 1, billed.extend(cancellation), {
  mustReach: true,
});
/** Some lines of a confirmed order were cancelled; `totalPaise` is what the others come to. */
export const orderLinesCancelled = defineEvent(
  'ordering.order-lines-cancelled',
  1,
  billed.extend({ ...cancellation, lines: z.array(line.extend({ lineId: objectId })).min(1) }),
  { mustReach: true },
);
export const orderPaid = defineEvent('ordering.order-paid', 1, settled.extend({ bill }));
export const orderPaymentFailed = defineEvent('ordering.order-payment-failed', 1, settled);
/** A guest's order has become an account's. */
export const orderAdopted = defineEvent('ordering.order-adopted', 1, settled);
export const orderBegun = defineEvent('ordering.order-begun', 1, settled);
/** The goods are handed over to the courier. */
export const orderDispatched = defineEvent('ordering.order-dispatched', 1, settled.extend({ bill }));
/** Its timeline has another step of a proof. */
export const orderProofNoted = defineEvent('ordering.order-proof-noted', 1, settled);
/** The customer says that something is wrong with what was delivered. */
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
    bill,
    /** Which pieces it is about. */
    claimedLines: z.array(z.object({ line: objectId, pieces: z.number().int().min(1) })).optional(),
  }),
);
export const orderDelivered = defineEvent(
  'ordering.order-delivered',
  1,
  /** `productIds` is missing in events of earlier releases. */
  settled.extend({ productIds: z.array(objectId).optional(), bill }),
);
