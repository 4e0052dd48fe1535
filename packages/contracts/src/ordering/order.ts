import { z } from 'zod';
import { PROOF_STEPS } from '../artwork/proof-choices.ts';
import { stepProof } from '../artwork/step-proof.ts';
import { billingAddressSchema } from '../billing-address.ts';
import { claimableUntilField, claimsField } from '../claims/schemas.ts';
import { PRICE_PART_KINDS } from '../price/part-kinds.ts';
import { isoDate, MAX_RUPEES, objectId, rupees } from '../shared.ts';
import { designLink, lineLayout, sceneSignature } from '../stored-files.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed'] as const;
/** `waiting`: stock not reserved yet. `rejected`: refused at once for lack of stock; no list shows such orders. */
const ORDER_STATUSES = ['waiting', 'confirmed', 'cancelled', 'rejected'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

const orderItemSchema = z.object({
  _id: objectId,
  product: objectId.nullable().meta({ description: 'Null for what was quoted and is no product' }),
  name: z.string(),
  qty: z.number().int().min(1),
  price: rupees.meta({ description: 'What one piece cost when the order was placed, rounded' }),
  total: rupees.optional().meta({
    description:
      'What the line cost in all, exactly; missing in copies that a browser kept from before, then `price` × `qty`',
  }),
  parts: z
    .array(z.object({ kind: z.enum(PRICE_PART_KINDS), amount: z.number().min(-MAX_RUPEES).max(MAX_RUPEES) }))
    .max(PRICE_PART_KINDS.length)
    .optional()
    .meta({
      description:
        'What `total` was made of when the order was placed, in rupees; below 0 what was taken off. Missing for quoted lines and in older orders',
    }),
  image: z.string(),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  design: designLink,
  discount: rupees
    .optional()
    .meta({ description: "The line's part of what a coupon or a quotation took off; not in `total`" }),
  tax: rupees.optional().meta({ description: 'Tax added to a quoted price; not in `total`' }),
  bothSides: z.boolean().optional(),
  scene: lineLayout,
  sceneSignature,
  cancelledAt: isoDate.optional().meta({ description: 'When this line was cancelled; the totals leave it out' }),
});

const timelineEntrySchema = z.object({
  event: z.enum([
    'placed',
    'confirmed',
    'rejected',
    'paid',
    'payment-failed',
    'released',
    'begun',
    'dispatched',
    'delivered',
    'line-cancelled',
    'cancelled',
    'refund-due',
    'claimed',
    'claim-withdrawn',
    'claim-accepted',
    'claim-declined',
    ...PROOF_STEPS,
  ]),
  at: isoDate,
  by: z.string().meta({ description: 'customer, shop, or, for staff only, the name of the member of staff' }),
  note: z
    .string()
    .meta({ description: 'Customers read only reasons and what is said about proofs, no notes among staff' }),
  noteHi: z.string().optional().meta({ description: 'The same in Hindi, where the shop itself has written it' }),
  lines: z
    .array(objectId)
    .optional()
    .meta({ description: 'The lines that were cancelled, or whose proof it is about' }),
  amount: rupees.optional().meta({ description: 'The amount to be refunded' }),
  proof: stepProof,
});
export type TimelineEntry = z.output<typeof timelineEntrySchema>;

export const orderSchema = z
  .object({
    _id: objectId,
    user: objectId.nullable().meta({ description: 'Null for a guest, whose order was a quotation' }),
    customer: z
      .object({ name: z.string(), email: z.string() })
      .meta({ description: 'Who they were when the order was placed; empty where that was not kept' }),
    orderItems: z.array(orderItemSchema),
    shippingAddress: z.object({
      address: z.string(),
      city: z.string(),
      postalCode: z.string(),
      country: z.string(),
      state: z.string().optional(),
      phone: z.string().optional().meta({ description: 'Number that the courier calls' }),
    }),
    gstin: z.string().optional().meta({ description: 'GST number of the business that ordered' }),
    buyerName: z.string().optional().meta({ description: 'Whom the invoice names, if not the customer' }),
    billingAddress: billingAddressSchema.optional(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    quotation: z
      .object({ id: objectId, number: z.string() })
      .optional()
      .meta({ description: 'The accepted quotation that became this order; its lines are as quoted' }),
    imported: z
      .object({ number: z.string() })
      .optional()
      .meta({ description: 'The number in the system that the shop had before; missing for orders of this one' }),
    itemsPrice: rupees,
    discount: rupees.optional().meta({ description: 'What the coupon or the quotation took off of `itemsPrice`' }),
    coupon: z.string().optional().meta({ description: 'The code of the coupon' }),
    shippingPrice: rupees,
    taxPrice: rupees.optional().meta({ description: 'Tax added to quoted prices; other prices have it in them' }),
    advance: rupees.optional().meta({ description: 'What of a quoted total is due before work begins' }),
    totalPrice: rupees,
    paymentStatus: z.enum(PAYMENT_STATUSES),
    payBy: isoDate
      .optional()
      .meta({ description: 'When it is cancelled if still unpaid; missing where it is not cancelled for that' }),
    isDelivered: z.boolean(),
    needsReview: z
      .boolean()
      .meta({ description: 'A large order, of which nothing goes out before staff have released it' }),
    begunAt: isoDate.optional().meta({ description: 'When work on it began, recorded by staff' }),
    dispatchedAt: isoDate.optional().meta({ description: 'When it was handed over for delivery, recorded by staff' }),
    refundDue: rupees.optional().meta({ description: 'Paid and not owed any more, after a cancellation or a claim' }),
    claims: claimsField,
    claimableUntil: claimableUntilField,
    placement: z.string().meta({ description: 'Placement of the first customised item' }),
    designurl: designLink.meta({ description: 'The same of the design of the first customised item' }),
    status: z.enum(ORDER_STATUSES),
    timeline: z.array(timelineEntrySchema),
    createdAt: isoDate,
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof orderSchema>;
export type OrderItem = z.output<typeof orderItemSchema>;
