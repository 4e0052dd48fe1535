import { z } from 'zod';
import { kindInAnswer } from '../order/kind-fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { isoDate, MAX_RUPEES, numeric, objectId, pageQuery, rupees, searchText, withinReach } from '../shared.ts';
import { ACCOUNT_STATES, ENTRY_KINDS, isUtr, PAYMENT_WAYS, REFUND_STATES, STAFF_ENTRY_KINDS } from './choices.ts';

const NO_UTR = sentence('A UTR has 12 digits. Your UPI app shows it with the payment.');
const utrInput = z
  .string({ error: NO_UTR })
  .trim()
  .refine(isUtr, NO_UTR)
  .meta({ description: 'The number that the bank gave the UPI payment' });

const entrySchema = z
  .object({
    _id: z.string(),
    kind: z.enum(ENTRY_KINDS),
    amount: rupees,
    way: z.enum(PAYMENT_WAYS).optional(),
    utr: z.string().optional(),
    reference: z.string().meta({ description: 'Cheque number, name of the payer; for staff only' }),
    at: isoDate,
    by: z.string().meta({ description: 'customer, shop, or, for staff only, the name of the member of staff' }),
    note: z.string().meta({ description: 'For staff only' }),
  })
  .meta({ id: 'AccountEntry' });
export type AccountEntry = z.output<typeof entrySchema>;

const balance = z
  .number()
  .min(-MAX_RUPEES)
  .max(MAX_RUPEES)
  .meta({ description: 'What is owed, in rupees; below 0 where the shop owes a refund' });

export const accountSchema = z
  .object({
    _id: objectId.meta({ description: 'Id of the order' }),
    ...kindInAnswer,
    user: objectId.nullable(),
    customer: z.object({ name: z.string(), email: z.string() }),
    quotation: z.string().meta({ description: 'Number of the quotation that the order was; empty for others' }),
    state: z.enum(ACCOUNT_STATES),
    due: rupees.meta({ description: 'What the order comes to, less what was cancelled or credited' }),
    paid: rupees.meta({ description: 'What came in, less what was given back' }),
    balance,
    dueNow: rupees.meta({ description: 'The advance until it is paid, then the balance' }),
    upi: z
      .object({ id: z.string(), payee: z.string(), link: z.string() })
      .nullable()
      .meta({ description: 'Where to pay `dueNow` by UPI; the link opens a UPI app (NPCI UPI Linking Specification)' }),
    canPayOnline: z.boolean().meta({ description: 'Whether `dueNow` can be paid by a provider' }),
    refundable: rupees.meta({ description: 'What was paid by a provider and can be sent back by it; 0 for customers' }),
    refunds: z
      .array(
        z.object({
          _id: z.string(),
          amount: rupees,
          state: z.enum(REFUND_STATES),
          at: isoDate,
          note: z.string().meta({ description: 'For staff only' }),
          failure: z.string().meta({ description: 'Why the provider refused it, in its words; for staff only' }),
        }),
      )
      .meta({ description: 'What a provider is to send back, or could not. Sent ones are entries' }),
    creditable: z
      .array(z.object({ line: z.string(), name: z.string(), amount: rupees }))
      .meta({ description: 'What staff can still credit of each line, `delivery` among them; empty for customers' }),
    entries: z.array(entrySchema),
    reports: z
      .array(z.object({ utr: z.string(), at: isoDate }))
      .meta({ description: 'Payments that the customer says they made, and staff have not confirmed' }),
    opening: z.object({ reference: z.string() }).optional().meta({
      description:
        'Number of the earlier bill, for an amount that was open when the shop moved here. There is no order',
    }),
    placedAt: isoDate,
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof accountSchema>;

const params = z.object({ order: objectId });

const ACCOUNT_SORTS = ['date', '-date', 'balance', '-balance'] as const;

export const listAccounts = defineRoute({
  id: 'listAccounts',
  method: 'get',
  path: '/api/payments/accounts',
  access: 'staff',
  permission: 'payments:read',
  summary: 'The accounts of orders, newest first; X-Total-Count is the number of matches',
  tag: 'payments',
  query: withinReach(
    pageQuery(50, 100).extend({
      search: searchText.meta({
        description: "Beginnings of an order's id or its last six characters, of the customer's name or address, a UTR",
      }),
      state: z.enum(ACCOUNT_STATES).optional(),
      sort: z.enum(ACCOUNT_SORTS).default('-date').meta({ description: 'A minus sign: the largest first' }),
    }),
  ),
  responses: { 200: z.array(accountSchema) },
});

export const getAccount = defineRoute({
  id: 'getAccount',
  method: 'get',
  path: '/api/payments/accounts/:order',
  access: 'order-customer-or-staff',
  permission: 'payments:read',
  summary:
    'What an order comes to, what was paid, and how to pay the rest; for its customer or staff. Null for an order that has no account yet',
  tag: 'payments',
  params,
  responses: { 200: accountSchema.nullable() },
});

export const listPayments = defineRoute({
  id: 'listPayments',
  method: 'get',
  path: '/api/payments',
  access: 'order-customer-or-staff',
  permission: 'payments:read',
  summary: 'What was paid for an order and given back, oldest first',
  tag: 'payments',
  query: z.object({ order: objectId }),
  responses: { 200: z.array(entrySchema) },
});

export const reportPayment = defineRoute({
  id: 'reportPayment',
  method: 'post',
  path: '/api/payments/accounts/:order/reports',
  access: 'order-customer',
  summary: 'Say that an own order was paid by UPI; staff confirm it. The same UTR twice is one report',
  tag: 'payments',
  params,
  body: z.object({ utr: utrInput }),
  responses: { 200: accountSchema },
});

const AMOUNT = sentence('Please enter an amount above 0.');

const enterPaymentBody = z
  .object({
    kind: z.enum(STAFF_ENTRY_KINDS),
    amount: numeric({ maximum: MAX_RUPEES, decimals: 2, message: AMOUNT }).refine((value) => value > 0, AMOUNT),
    way: z.enum(PAYMENT_WAYS).optional().meta({ description: 'Method of a payment or a refund' }),
    utr: utrInput.optional(),
    reference: z.string().trim().max(100).default(''),
    note: z.string().trim().max(500).default(''),
  })
  .refine(({ kind, way }) => kind === 'write-off' || kind === 'reversal' || way !== undefined, {
    path: ['way'],
    error: sentence('Please say how it was paid.'),
  });
export type EnterPaymentBody = z.output<typeof enterPaymentBody>;

export const enterPayment = defineRoute({
  id: 'enterPayment',
  method: 'post',
  path: '/api/payments/accounts/:order/entries',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Enter what was paid, given back or written off, or a payment that failed after all. 409 for a UTR that was entered before, and for more than was paid or is owed. The same Idempotency-Key makes one entry',
  tag: 'payments',
  repeatable: true,
  params,
  body: enterPaymentBody,
  responses: { 200: accountSchema },
});

const positive = numeric({ maximum: MAX_RUPEES, decimals: 2, message: AMOUNT }).refine((value) => value > 0, AMOUNT);
const REASON = sentence('Please enter a reason of 3 to 200 characters.');

const creditOrderBody = z
  .object({
    amount: positive.optional().meta({ description: 'Credited across all lines, by what is left of each' }),
    lines: z
      .array(z.object({ line: z.string().min(1).max(40), amount: positive }))
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Credited for these lines only' }),
    reason: z
      .string({ error: REASON })
      .trim()
      .min(3, REASON)
      .max(200, REASON)
      .meta({ description: 'Printed on the credit note' }),
    refundBy: z.enum(['provider', ...PAYMENT_WAYS]).meta({
      description: 'How what was paid goes back: by the payment provider, or the way that staff have paid it back',
    }),
    reference: z.string().trim().max(100).default(''),
  })
  .refine(({ amount, lines }) => (amount === undefined) !== (lines === undefined), {
    path: ['amount'],
    error: sentence('Please enter one amount, or the amounts of some items.'),
  });
export type CreditOrderBody = z.output<typeof creditOrderBody>;

export const creditOrder = defineRoute({
  id: 'creditOrder',
  method: 'post',
  path: '/api/payments/accounts/:order/credits',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Credit part or all of an order that is not cancelled, and give back what of it was paid. Once the order is invoiced, a credit note is issued. 409 for more than is charged, or than was paid by the provider. The same Idempotency-Key makes one',
  tag: 'payments',
  repeatable: true,
  params,
  body: creditOrderBody,
  responses: { 200: accountSchema },
});
