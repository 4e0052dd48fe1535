import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  isoDate,
  numeric,
  objectId,
  pageQuery,
  percentInput,
  rupees,
  rupeesInput,
  searchText,
  text,
  withinReach,
} from '../shared.ts';
import { placeOrderBody } from './routes.ts';

const CODE = sentence('A code has 3 to 20 letters, digits or hyphens.');

/** A coupon's code, in whatever letters it was typed. */
export const couponCode = z
  .string({ error: CODE })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,20}$/, CODE);

const MAX_USES = 1_000_000;
const count = (maximum: number) => numeric({ minimum: 1, maximum });

const couponFields = z.object({
  code: couponCode,
  percent: percentInput().optional(),
  upTo: rupeesInput().optional().meta({ description: 'The most that `percent` comes to' }),
  rupees: rupeesInput().optional().meta({ description: 'Discount in rupees, instead of `percent`' }),
  minimum: rupeesInput().default(0).meta({ description: 'What the lines that count must cost at least' }),
  from: z.iso.date().optional(),
  until: z.iso.date().optional().meta({ description: 'The last day, as it is in India' }),
  perCustomer: count(100).default(1),
  totalUses: count(MAX_USES).optional(),
  productTypes: z
    .array(text(80))
    .max(50)
    .default([])
    .meta({ description: 'Product types that the coupon applies to; all when empty' }),
  isActive: z.boolean().default(true),
  note: z.string().trim().max(500).default('').meta({ description: 'Note for staff' }),
});

const couponBody = couponFields
  .refine(({ percent, rupees: amount }) => (percent === undefined) !== (amount === undefined), {
    ...sentenceAt('percent', sentence('Please give either a percentage or an amount.')),
  })
  .refine(({ percent, rupees: amount }) => (percent ?? amount ?? 1) > 0, {
    ...sentenceAt('percent', sentence('A coupon must take something off.')),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    ...sentenceAt('until', sentence('The last day cannot be before the first.')),
  });
export type CouponBody = z.output<typeof couponBody>;

function sentenceAt<Words>(path: string, error: Words) {
  return { path: [path], error };
}

const couponSchema = z
  .object({
    _id: objectId,
    code: z.string(),
    percent: z.number().optional(),
    upTo: rupees.optional(),
    rupees: rupees.optional(),
    minimum: rupees,
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    perCustomer: z.number().int(),
    totalUses: z.number().int().optional(),
    productTypes: z.array(z.string()),
    isActive: z.boolean(),
    note: z.string(),
    uses: z.number().int().meta({ description: 'Orders that have it and were not cancelled' }),
    given: rupees.meta({ description: 'Total discount of these orders' }),
    createdAt: isoDate,
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.output<typeof couponSchema>;

export const listCoupons = defineRoute({
  id: 'listCoupons',
  method: 'get',
  path: '/api/coupons',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Coupons, newest first; `search` matches the beginning of the code',
  tag: 'coupons',
  query: withinReach(pageQuery(50, 100).extend({ search: searchText })),
  responses: { 200: z.array(couponSchema) },
});

export const createCoupon = defineRoute({
  id: 'createCoupon',
  method: 'post',
  path: '/api/coupons',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Add a coupon; 409 when its code is taken',
  tag: 'coupons',
  body: couponBody,
  responses: { 201: couponSchema },
});

export const updateCoupon = defineRoute({
  id: 'updateCoupon',
  method: 'put',
  path: '/api/coupons/:id',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Replace a coupon, or switch it off; orders that have it keep what it took off',
  tag: 'coupons',
  params: byId,
  body: couponBody,
  responses: { 200: couponSchema },
});

export const checkCoupon = defineRoute({
  id: 'checkCoupon',
  method: 'post',
  path: '/api/coupons/check',
  access: 'signed-in',
  summary:
    'What a coupon takes off of these items at the prices of the shop; 409 with the reason where it does not hold',
  tag: 'coupons',
  body: z.object({ code: couponCode, orderItems: placeOrderBody.shape.orderItems }),
  responses: {
    200: z.object({
      code: z.string(),
      discount: rupees,
      shares: z.array(rupees).meta({ description: 'Share of the discount of each item, in the order of the items' }),
    }),
  },
});
