import { z } from 'zod';
import {
  type BillingAddress,
  billingAddressInput,
  billingChecks,
  NO_BUSINESS,
  placeChecks,
  WRONG_PIN,
} from '../billing-address.ts';
import { gstinInput } from '../buyer.ts';
import { lineOptions, lineQuantity } from '../cart/routes.ts';
import { claimParams, decideClaimBody, makeClaimBody } from '../claims/schemas.ts';
import { isIndia, pinCodeOf } from '../identity/pin-code.ts';
import { optionalPhone } from '../identity/routes.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  fileContent,
  nameInput,
  objectId,
  pageQuery,
  rupeesInput,
  searchText,
  withinReach,
  withoutColumns,
} from '../shared.ts';
import { optionalDesign, sceneSignature } from '../stored-files.ts';
import { LEAVINGS } from './dispatch-day.ts';
import { orderSchema, PAYMENT_STATUSES } from './order.ts';
import { ORDER_STAGES, ORDER_STAGES_DAYS } from './order-stages.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

const ORDER_SORTS = ['date', '-date', 'total', '-total'] as const;
const DELIVERY_STATES = ['delivered', 'pending'] as const;

const SHIPPING_REQUIRED = sentence('Please fill in all required shipping information.');
const required = (max: number) => z.string({ error: SHIPPING_REQUIRED }).trim().min(1, SHIPPING_REQUIRED).max(max);

const shippingAddress = {
  address: required(300),
  city: required(100),
  postalCode: required(20),
  country: z.string().trim().min(1, SHIPPING_REQUIRED).max(100).default('India'),
  state: z
    .string()
    .trim()
    .max(200)
    .optional()
    .meta({ description: 'In India a state by its name; without it, that of the PIN code' }),
  phone: optionalPhone.optional().meta({ description: 'Number that the courier calls' }),
};
/** Where an order goes. In India the postal code is a PIN code, and agrees with the state. */
export const shippingAddressSchema = z
  .object(shippingAddress, SHIPPING_REQUIRED)
  .overwrite((typed) => ({ ...typed, postalCode: pinOf(typed) ?? typed.postalCode }))
  .refine((typed) => typed.postalCode === '' || !isIndia(typed.country) || pinOf(typed), {
    path: ['postalCode'],
    error: WRONG_PIN,
  })
  .check(...placeChecks<ShippingAddress>(inIndia));
type ShippingAddress = z.output<z.ZodObject<typeof shippingAddress>>;
/** A place in India; nothing for one abroad. */
function inIndia({ country, postalCode, state = '' }: ShippingAddress) {
  return isIndia(country) ? { postalCode, state } : undefined;
}
function pinOf({ country, postalCode }: ShippingAddress): string | undefined {
  return isIndia(country) ? pinCodeOf(postalCode) : undefined;
}

const money = rupeesInput().optional();

export const placeOrderBody = z
  .object({
    user: objectId,
    orderItems: z
      .array(
        lineOptions.extend({
          sceneSignature,
          product: objectId,
          qty: lineQuantity,
          cartLine: objectId
            .optional()
            .meta({ description: '`_id` of the line of the cart, which it leaves once the order is confirmed' }),
          name: z.string().max(200).optional(),
          price: money,
          image: z.string().max(500).optional(),
        }),
        { error: sentence('Your cart is empty.') },
      )
      .min(1, sentence('Your cart is empty.'))
      .max(200),
    shippingAddress: shippingAddressSchema,
    paymentMethod: z.enum(PAYMENT_METHODS).default('UPI'),
    coupon: z.string().trim().toUpperCase().max(20).optional().meta({ description: 'The code of one coupon' }),
    gstin: gstinInput.optional().meta({ description: 'GST number of the business that orders, for its tax invoice' }),
    buyerName: nameInput(100)
      .optional()
      .meta({ description: 'Name of that business, as the invoice names it; needed with a GST number' }),
    billingAddress: billingAddressInput.optional(),
    designurl: optionalDesign.meta({ description: 'Ignored: each line carries its own design' }),
    itemsPrice: money,
    shippingPrice: money,
    totalPrice: money.meta({
      description: 'What the customer saw. The server computes its own and never charges more.',
    }),
  })
  .refine(({ gstin = '', buyerName = '' }) => gstin === '' || buyerName !== '', {
    path: ['buyerName'],
    error: NO_BUSINESS,
  })
  .check(...billingChecks<Ordered>(({ shippingAddress: to }) => inIndia(to) ?? { postalCode: '', state: '' }));
interface Ordered {
  gstin?: string | undefined;
  billingAddress?: BillingAddress | undefined;
  shippingAddress: ShippingAddress;
}
export type PlaceOrderBody = z.output<typeof placeOrderBody>;

const note = z.string().trim().max(500).default('').meta({ description: 'Why, for the timeline' });

const cancellation = z.object({
  lines: z
    .array(objectId)
    .min(1)
    .max(200)
    .optional()
    .meta({ description: '`_id` of the lines; without it the whole order is cancelled' }),
  reason: z.string().trim().max(500).default(''),
});

export const placeOrder = defineRoute({
  id: 'placeOrder',
  method: 'post',
  path: '/api/order',
  access: 'self',
  summary:
    'Place an order. 409 names the item that is out of stock. The same Idempotency-Key and body give the same order.',
  tag: 'orders',
  repeatable: true,
  body: placeOrderBody,
  responses: { 201: orderSchema },
});

const orderListQuery = z.object({
  search: searchText.meta({
    description:
      "Beginnings of an order's id or its last six characters, of the customer's name, email address or telephone number",
  }),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  delivery: z.enum(DELIVERY_STATES).optional(),
  claims: z.enum(['open']).optional().meta({ description: 'With a claim that waits for staff' }),
  review: z.enum(['due']).optional().meta({ description: 'Large orders that wait for staff' }),
  leave: z.enum(LEAVINGS).optional().meta({
    description:
      'Paid, quoted or cash-on-delivery orders that have to leave the shop today, had to earlier, or both. Working days of the settings count, from the order, its payment, its advance or the last approval of a proof. `waiting`: orders that nobody has begun and whose proof waits for the customer, which are in none of the others',
  }),
  day: z.iso.date().optional().meta({ description: 'Placed on this day, as it is in India' }),
  sort: z.enum(ORDER_SORTS).default('-date').meta({ description: 'A minus sign: the largest first' }),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

export const listOrders = defineRoute({
  id: 'listOrders',
  method: 'get',
  path: '/api/order',
  access: 'staff',
  permission: 'orders:read',
  summary: 'Orders, newest first; X-Total-Count is the number of matches',
  tag: 'orders',
  query: withinReach(pageQuery().extend(orderListQuery.shape)),
  responses: { 200: z.array(orderSchema) },
});

/** The columns of the exported orders that can be left out; each is a column of the screen. */
export const ORDER_COLUMNS = ['id', 'date', 'items', 'total', 'address', 'payment', 'delivery'] as const;

export const exportOrders = defineRoute({
  id: 'exportOrders',
  method: 'get',
  path: '/api/order/export.csv',
  access: 'staff',
  permission: 'exports',
  summary: 'Every order that matches, as a CSV file',
  tag: 'orders',
  query: orderListQuery.extend({ without: withoutColumns(ORDER_COLUMNS) }),
  download: { contentType: 'text/csv; charset=utf-8', filename: 'orders.csv' },
  responses: { 200: fileContent },
});

export const getOrdersToday = defineRoute({
  id: 'getOrdersToday',
  method: 'get',
  path: '/api/order/today',
  access: 'staff',
  permission: 'orders:read',
  summary: 'Number of orders placed today (Indian time), and the total of those not cancelled',
  tag: 'orders',
  responses: {
    200: z.object({ day: z.iso.date(), orders: z.number().int().min(0), revenue: z.number().min(0) }),
  },
});

export const countOrderStages = defineRoute({
  id: 'countOrderStages',
  method: 'get',
  path: '/api/order/stages',
  access: 'staff',
  permission: 'orders:read',
  summary: `How far the orders of the last ${ORDER_STAGES_DAYS} days are, counted by stage; of the newest 50,000 at most`,
  tag: 'orders',
  responses: { 200: z.record(z.enum(ORDER_STAGES), z.number().int()).meta({ id: 'OrderStages' }) },
});

export const listUserOrders = defineRoute({
  id: 'listUserOrders',
  method: 'get',
  path: '/api/order/:userId',
  access: 'self-or-staff',
  permission: 'orders:read',
  summary: "A user's orders, newest first",
  tag: 'orders',
  params: z.object({ userId: objectId }),
  query: pageQuery(),
  responses: { 200: z.array(orderSchema) },
});

export const getOrder = defineRoute({
  id: 'getOrder',
  method: 'get',
  path: '/api/order/details/:id',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
  summary: 'One order, for its customer or staff',
  tag: 'orders',
  params: byId,
  responses: { 200: orderSchema },
});

export const setOrderPayment = defineRoute({
  id: 'setOrderPayment',
  method: 'put',
  path: '/api/order/:id/payment',
  access: 'staff',
  permission: 'orders:write',
  summary: 'Record that an order was paid, or that its payment failed',
  tag: 'orders',
  params: byId,
  body: z.object({ paymentStatus: z.enum(['paid', 'failed']), note }),
  responses: { 200: orderSchema },
});

export const beginOrder = defineRoute({
  id: 'beginOrder',
  method: 'put',
  path: '/api/order/:id/begin',
  access: 'staff',
  permission: 'orders:deliver',
  summary: 'Record that work on an order has begun',
  tag: 'orders',
  params: byId,
  body: z.object({ note }).prefault({}),
  responses: { 200: orderSchema },
});

export const dispatchOrder = defineRoute({
  id: 'dispatchOrder',
  method: 'put',
  path: '/api/order/:id/dispatch',
  access: 'staff',
  permission: 'orders:deliver',
  summary: 'Record that an order was handed over for delivery; from then on its customer cannot cancel it',
  tag: 'orders',
  params: byId,
  body: z.object({ note }).prefault({}),
  responses: { 200: orderSchema },
});

export const deliverOrder = defineRoute({
  id: 'deliverOrder',
  method: 'put',
  path: '/api/order/:id/deliver',
  access: 'staff',
  permission: 'orders:deliver',
  summary: 'Record that an order was delivered',
  tag: 'orders',
  params: byId,
  body: z.object({ note }).prefault({}),
  responses: { 200: orderSchema },
});

export const cancelOrder = defineRoute({
  id: 'cancelOrder',
  method: 'put',
  path: '/api/order/:id/cancel',
  access: 'staff',
  permission: 'orders:write',
  summary:
    'Cancel an order that is not delivered, or lines of one that was not handed over; the stock goes back once. What stays keeps its price, which customers cannot have: the shop is at fault, or has agreed',
  tag: 'orders',
  params: byId,
  body: z.object({
    lines: cancellation.shape.lines,
    reason: z
      .string({ error: sentence('Please give a reason.') })
      .trim()
      .min(1, sentence('Please give a reason.'))
      .max(500),
  }),
  responses: { 200: orderSchema },
});

export const cancelOwnOrder = defineRoute({
  id: 'cancelOwnOrder',
  method: 'post',
  path: '/api/order/:id/cancellation',
  access: 'order-customer',
  summary: 'Cancel an own order, or lines of it, until work has begun; the stock goes back once',
  tag: 'orders',
  params: byId,
  body: cancellation.prefault({}),
  responses: { 200: orderSchema },
});

export const claimOrder = defineRoute({
  id: 'claimOrder',
  method: 'post',
  path: '/api/order/:id/claims',
  access: 'order-customer',
  summary: 'Say what is wrong with an own order that was delivered; the same claim or Idempotency-Key twice is one',
  repeatable: true,
  tag: 'orders',
  params: byId,
  body: makeClaimBody,
  responses: { 200: orderSchema },
});

export const withdrawOrderClaim = defineRoute({
  id: 'withdrawOrderClaim',
  method: 'post',
  path: '/api/order/:id/claims/:claimId/withdrawal',
  access: 'order-customer',
  summary: 'Take an own claim back that staff have not decided on yet',
  tag: 'orders',
  params: claimParams,
  responses: { 200: orderSchema },
});

export const decideOrderClaim = defineRoute({
  id: 'decideOrderClaim',
  method: 'put',
  path: '/api/order/:id/claims/:claimId',
  access: 'staff',
  permission: 'orders:write',
  summary: 'Decide on a claim: print again, refund at most what the pieces cost and was paid, or decline',
  tag: 'orders',
  params: claimParams,
  body: decideClaimBody,
  responses: { 200: orderSchema },
});

export const releaseOrder = defineRoute({
  id: 'releaseOrder',
  method: 'put',
  path: '/api/order/:id/release',
  access: 'staff',
  permission: 'orders:write',
  summary: 'Record that a large order was reviewed; it can be delivered from then on',
  tag: 'orders',
  params: byId,
  body: z.object({ note }).prefault({}),
  responses: { 200: orderSchema },
});
