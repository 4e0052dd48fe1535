import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { isoDate, MAX_RUPEES, numeric, objectId, pageQuery, withinReach } from '../shared.ts';
import { accountSchema } from './accounts.ts';

const params = z.object({ order: objectId });
const provider = z.string().regex(/^[a-z]{1,20}$/);
const checkoutSchema = z
  .object({
    action: z.string().meta({ description: 'Address of the provider, to which the browser posts `fields` as a form' }),
    fields: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;

export const startCheckout = defineRoute({
  id: 'startCheckout',
  method: 'post',
  path: '/api/payments/accounts/:order/checkouts',
  access: 'order-customer',
  summary:
    'Begin to pay online what is due for an own order. 404 where the shop has no provider, 409 where nothing is due',
  tag: 'payments',
  params,
  responses: { 200: checkoutSchema },
});

export const returnFromCheckout = defineRoute({
  id: 'returnFromCheckout',
  method: 'post',
  path: '/api/payments/returns/:provider',
  access: 'anyone',
  summary: "Where the provider's page posts its signed outcome; leads the browser to the page of the order",
  tag: 'payments',
  params: z.object({ provider }),
  rawBody: { maxBytes: 20_000 },
  redirect: true,
  responses: { 303: z.string() },
});

export const takeWebhook = defineRoute({
  id: 'takeWebhook',
  method: 'post',
  path: '/api/payments/webhooks/:provider',
  access: 'anyone',
  summary:
    'What the provider tells about payments and refunds, signed over the exact body (403 without). The same event twice counts once',
  tag: 'payments',
  params: z.object({ provider }),
  rawBody: { maxBytes: 256_000 },
  responses: { 200: z.object({ message: z.string() }) },
});

const webhookSchema = z
  .object({
    _id: z.string(),
    provider: z.string(),
    event: z.string(),
    at: isoDate,
    paymentId: z.string().meta({ description: 'Empty where it is about no payment' }),
  })
  .meta({ id: 'UnknownWebhook' });
export type UnknownWebhook = z.output<typeof webhookSchema>;

export const listUnknownWebhooks = defineRoute({
  id: 'listUnknownWebhooks',
  method: 'get',
  path: '/api/payments/webhooks',
  access: 'staff',
  permission: 'payments:read',
  summary: 'What a provider has told about payments that belong to no order of this shop, newest first',
  tag: 'payments',
  query: withinReach(pageQuery(50, 100)),
  responses: { 200: z.array(webhookSchema) },
});

const AMOUNT = sentence('Please enter an amount above 0.');

export const refundOnline = defineRoute({
  id: 'refundOnline',
  method: 'post',
  path: '/api/payments/accounts/:order/refunds',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Send back by the provider what was paid by it; 409 for more than that. The refund is entered once the provider has sent it. The same Idempotency-Key makes one',
  tag: 'payments',
  repeatable: true,
  params,
  body: z.object({
    amount: numeric({ maximum: MAX_RUPEES, decimals: 2, message: AMOUNT }).refine((value) => value > 0, AMOUNT),
    note: z.string().trim().max(500).default(''),
  }),
  responses: { 200: accountSchema },
});
