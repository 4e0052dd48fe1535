import { z } from 'zod';
import { PROOF_STEPS } from '../artwork/proof-choices.ts';
import { stepProof } from '../artwork/step-proof.ts';
import { buyerSchema, completeBuyerInput } from '../buyer.ts';
import { claimableUntilField, claimParams, claimsField, decideClaimBody, makeClaimBody } from '../claims/schemas.ts';
import { consentInput } from '../consent.ts';
import { optionalPhone } from '../identity/routes.ts';
import { LEAVINGS } from '../ordering/dispatch-day.ts';
import { PLACEMENTS } from '../placements.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  documentedAs,
  isoDate,
  nameInput,
  numeric,
  objectId,
  optionalEmail,
  pageQuery,
  rupees,
  rupeesInput,
  searchText,
  withinReach,
} from '../shared.ts';
import { designLink, lineLayout, sceneSignature, sentDesign } from '../stored-files.ts';
import { BULK_COLORS, BULK_SIZES, BULK_STATUSES, BULK_STEPS, MAX_BULK_QUANTITY } from './choices.ts';

const BULK_SORTS = ['date', '-date', 'total', '-total'] as const;

const NO_PLACEMENT = sentence('Please select at least one placement');
const NO_LINE = sentence('Please add at least one color-size-quantity item to stack');

const placement = z
  .union([z.string(), z.array(z.string())], { error: NO_PLACEMENT })
  .transform((value) => (Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()).filter(Boolean))
  .pipe(z.array(z.enum(PLACEMENTS)).min(1, NO_PLACEMENT).max(PLACEMENTS.length))
  .refine((all) => new Set(all).size === all.length, sentence('Please choose each placement once.'))
  .meta(
    documentedAs({
      description: 'List of placements, or their names with commas between',
      anyOf: [
        {
          type: 'array',
          items: { enum: [...PLACEMENTS] },
          minItems: 1,
          maxItems: PLACEMENTS.length,
          uniqueItems: true,
        },
        { type: 'string', pattern: `^(${PLACEMENTS.join('|')})$` },
      ],
    }),
  );

const bulkLineSchema = z.object({
  color: z.string(),
  size: z.string(),
  quantity: z.number().int().min(1),
  price: rupees.meta({
    description: 'Of the whole line: quantity × ₹120 × placements, or by the breaks of the product where it has some',
  }),
  placement: z.array(z.string()),
  cancelledAt: isoDate.optional().meta({ description: 'When this line was cancelled; the total leaves it out' }),
});

const bulkTimelineEntrySchema = z.object({
  status: z.enum(BULK_STATUSES),
  at: isoDate,
  by: z.string().meta({ description: 'customer, or, for staff only, the name of the member of staff; else shop' }),
  note: z.string().meta({
    description:
      'Customers read only why something was cancelled or decided and what is said about proofs, no notes among staff',
  }),
  event: z
    .enum([...PROOF_STEPS, ...BULK_STEPS])
    .optional()
    .meta({ description: 'A step of its proof, of a claim or of a line; the status stays what it was' }),
  lines: z.array(z.string()).optional().meta({ description: 'Places in `items` of the lines that were cancelled' }),
  amount: rupees.optional().meta({ description: 'The amount to be refunded' }),
  proof: stepProof,
});
export type BulkTimelineEntry = z.output<typeof bulkTimelineEntrySchema>;

const bulkOrderSchema = z
  .object({
    _id: objectId,
    userId: objectId.nullable(),
    productId: objectId.nullable(),
    productName: z.string(),
    name: z.string().optional().meta({ description: 'Whom to ask for; missing or empty where nobody said so' }),
    phone: z.string().optional().meta({ description: 'Number to call; missing or empty where nobody gave one' }),
    email: z.string().optional().meta({ description: 'Where the shop writes; missing or empty where nobody gave one' }),
    buyer: buyerSchema.optional().meta({ description: 'Whom the invoice is for; missing where nobody has said so' }),
    items: z.array(bulkLineSchema),
    designImage: designLink.nullable(),
    designPicture: designLink.nullable().optional().meta({
      description: 'For staff: link to a picture of the design that the shop has drawn; `designImage` saves it',
    }),
    scene: lineLayout,
    totalPrice: rupees,
    quotation: z
      .object({ id: objectId, number: z.string() })
      .optional()
      .meta({ description: 'The accepted quotation that `totalPrice` is of; the lines have the prices of before' }),
    blanksToBuy: z.number().int().min(0).optional().meta({
      description: 'For staff: pieces that were not in stock when it was placed; missing where no product is known',
    }),
    status: z.enum(BULK_STATUSES),
    timeline: z.array(bulkTimelineEntrySchema),
    claims: claimsField,
    claimableUntil: claimableUntilField,
    createdAt: isoDate,
  })
  .meta({ id: 'BulkOrder' });
export type BulkOrder = z.output<typeof bulkOrderSchema>;

const cancellation = z.object({
  lines: z
    .array(z.string().regex(/^\d{1,3}$/))
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Places of the lines in `items`, from 0; without it the whole order is cancelled' }),
  reason: z.string().trim().max(500).default(''),
});

export const placeBulkOrderBody = z.object({
  userId: objectId.nullable().default(null),
  productId: objectId.nullable().default(null),
  items: z
    .array(
      z.object({
        color: z.enum(BULK_COLORS),
        size: z.enum(BULK_SIZES),
        quantity: numeric({ minimum: 1, maximum: MAX_BULK_QUANTITY }),
        price: rupeesInput().optional().meta({
          description: 'What the customer saw. The server computes it, and refuses an order by breaks that costs more',
        }),
        placement,
      }),
      { error: NO_LINE },
    )
    .min(1, NO_LINE)
    .max(500),
  name: nameInput(100).default('').meta({ description: 'Whom the shop asks for when it calls' }),
  phone: optionalPhone.default('').meta({ description: 'Number that the shop calls to confirm the order' }),
  email: optionalEmail.default('').meta({ description: 'Where the shop writes about the order' }),
  buyer: completeBuyerInput.optional().meta({ description: 'Whom the invoice is for and where it goes' }),
  consent: consentInput,
  designImage: sentDesign
    .nullable()
    .default(null)
    .meta({ description: 'Link to the design, as the upload answered it a day ago at most, or null' }),
  scene: lineLayout,
  sceneSignature,
  sceneToken: z.string().max(200).optional().meta({ description: 'Of a guest: the token of the layout' }),
});
export type PlaceBulkOrderBody = z.output<typeof placeBulkOrderBody>;

export const placeBulkOrder = defineRoute({
  id: 'placeBulkOrder',
  method: 'post',
  path: '/api/bulk-order',
  access: 'guest',
  summary:
    'Order custom t-shirts in bulk, signed in or as a guest (userId null). The same Idempotency-Key gives the same order',
  tag: 'bulk orders',
  repeatable: true,
  body: placeBulkOrderBody,
  responses: { 201: bulkOrderSchema },
});

const bulkOrderListQuery = z.object({
  search: searchText.meta({
    description:
      "Beginnings of the id of an order or of its user, of the contact's name, email address or telephone number",
  }),
  status: z.enum(BULK_STATUSES).optional(),
  claims: z.enum(['open']).optional().meta({ description: 'With a claim that waits for staff' }),
  leave: z.enum(LEAVINGS).optional().meta({
    description:
      'Bulk orders, pending or in production, that have to be completed today, had to earlier, or both. Working days of the settings count, from the order, its accepted quotation, the advance, the last approval of its proof or its opening again, whichever is last. `waiting`: those that nobody has begun and whose proof waits for the customer, which are in none of the others',
  }),
  sort: z.enum(BULK_SORTS).default('-date').meta({ description: 'A minus sign: the largest first' }),
});
export type BulkOrderListQuery = z.output<typeof bulkOrderListQuery>;

export const listBulkOrders = defineRoute({
  id: 'listBulkOrders',
  method: 'get',
  path: '/api/bulk-order',
  access: 'staff',
  permission: 'bulk-orders:read',
  summary: 'Bulk orders, newest first; X-Total-Count is the number of matches',
  tag: 'bulk orders',
  query: withinReach(pageQuery().extend(bulkOrderListQuery.shape)),
  responses: { 200: z.array(bulkOrderSchema) },
});

export const countWaitingBulkOrders = defineRoute({
  id: 'countWaitingBulkOrders',
  method: 'get',
  path: '/api/bulk-order/waiting',
  access: 'staff',
  permission: 'bulk-orders:read',
  summary: 'Number of bulk orders that nobody has started yet',
  tag: 'bulk orders',
  responses: { 200: z.object({ waiting: z.number().int().min(0) }) },
});

export const listUserBulkOrders = defineRoute({
  id: 'listUserBulkOrders',
  method: 'get',
  path: '/api/bulk-order/user/:userId',
  access: 'self-or-staff',
  permission: 'bulk-orders:read',
  summary: "A user's bulk orders, newest first; X-Total-Count is the number of all",
  tag: 'bulk orders',
  params: z.object({ userId: objectId }),
  query: pageQuery(),
  responses: { 200: z.array(bulkOrderSchema) },
});

export const getBulkOrder = defineRoute({
  id: 'getBulkOrder',
  method: 'get',
  path: '/api/bulk-order/details/:id',
  access: 'order-customer-or-staff',
  permission: 'bulk-orders:read',
  summary: 'One bulk order, for its customer or staff',
  tag: 'bulk orders',
  params: byId,
  responses: { 200: bulkOrderSchema },
});

export const cancelOwnBulkOrder = defineRoute({
  id: 'cancelOwnBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/cancellation',
  access: 'order-customer',
  summary: 'Cancel an own bulk order, or lines of it, while it is pending',
  tag: 'bulk orders',
  params: byId,
  body: cancellation.prefault({}),
  responses: { 200: bulkOrderSchema },
});

export const claimBulkOrder = defineRoute({
  id: 'claimBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/claims',
  access: 'order-customer',
  summary: 'Say what is wrong with an own bulk order that is completed; the same claim or Idempotency-Key twice is one',
  repeatable: true,
  tag: 'bulk orders',
  params: byId,
  body: makeClaimBody,
  responses: { 200: bulkOrderSchema },
});

export const withdrawBulkOrderClaim = defineRoute({
  id: 'withdrawBulkOrderClaim',
  method: 'post',
  path: '/api/bulk-order/:id/claims/:claimId/withdrawal',
  access: 'order-customer',
  summary: 'Take an own claim back that staff have not decided on yet',
  tag: 'bulk orders',
  params: claimParams,
  responses: { 200: bulkOrderSchema },
});

export const decideBulkOrderClaim = defineRoute({
  id: 'decideBulkOrderClaim',
  method: 'put',
  path: '/api/bulk-order/:id/claims/:claimId',
  access: 'staff',
  permission: 'bulk-orders:write',
  summary: 'Decide on a claim: print again, refund at most what the pieces cost, or decline',
  tag: 'bulk orders',
  params: claimParams,
  body: decideClaimBody,
  responses: { 200: bulkOrderSchema },
});

export const setBulkOrderStatus = defineRoute({
  id: 'setBulkOrderStatus',
  method: 'put',
  path: '/api/bulk-order/:id/status',
  access: 'staff',
  permission: 'bulk-orders:write',
  summary: 'Change the status of a bulk order',
  tag: 'bulk orders',
  params: byId,
  body: z.object({
    status: z.enum(BULK_STATUSES),
    note: z.string().trim().max(500).default('').meta({ description: 'Why, for the timeline' }),
  }),
  responses: { 200: bulkOrderSchema },
});
