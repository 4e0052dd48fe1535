import { z } from 'zod';
import { kindInAnswer } from '../order/kind-fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { MAX_RUPEES, numeric, objectId, rupees } from '../shared.ts';
import { BANK_LAYOUTS, PAYMENT_WAYS, STATEMENT_FAULTS, STATEMENT_MATCHES } from './choices.ts';

const column = z.string().trim().max(80).default('');
const mapping = z
  .object({
    date: column.meta({ description: 'Names of columns, as in the first row of the table' }),
    text: column,
    credit: column.meta({ description: 'What came in, or all amounts where another column says Dr or Cr' }),
    reference: column.meta({ description: 'Empty where there is none' }),
    direction: column.meta({ description: 'Dr or Cr of the amount; a column named so is found without it' }),
  })
  .meta({ description: 'For `layout: other`' });

const rowSchema = z.object({
  id: z.string().meta({
    description: 'Id by which the same row is found in another download; empty for a row that cannot be read',
  }),
  line: z.number().int().min(1).meta({ description: 'Line of the file, from 1' }),
  date: z.string(),
  amount: rupees,
  text: z.string(),
  utr: z.string().meta({ description: 'UTR of the payment; empty where the row has none' }),
  match: z.enum(STATEMENT_MATCHES),
  fault: z.enum(STATEMENT_FAULTS).optional().meta({ description: 'Fault of a row that cannot be read' }),
  order: objectId.nullable().meta({ description: 'Order that the payment is for, or may be for' }),
  ...kindInAnswer,
  customer: z.string(),
  owed: rupees.meta({ description: 'Amount owed on that account before this payment' }),
});
export type StatementRow = z.output<typeof rowSchema>;

export const readStatement = defineRoute({
  id: 'readStatement',
  method: 'post',
  path: '/api/payments/statements',
  access: 'staff',
  permission: 'payments:write',
  summary:
    "What came in by a bank's statement, matched with orders by UTR, reference and amount. Nothing is entered; payments of those days that staff have entered and the bank does not have become differences. Rows that cannot be read are listed with the reason. 400 for a file that is no such statement",
  tag: 'payments',
  body: z.object({
    csv: z.string().min(1, sentence('Please choose a file.')).max(900_000),
    layout: z.enum(BANK_LAYOUTS),
    mapping: mapping.optional(),
  }),
  responses: { 200: z.array(rowSchema) },
});

const enteredRow = z.object({
  order: objectId,
  amount: numeric({ maximum: MAX_RUPEES, decimals: 2 }),
  way: z.enum(PAYMENT_WAYS).default('upi'),
  utr: z.string().trim().max(12).default(''),
  reference: z.string().trim().max(100).default(''),
  row: z.string().trim().max(40).default('').meta({ description: 'The `id` of the row in the statement' }),
});
export type EnteredRow = z.output<typeof enteredRow>;

export const enterStatement = defineRoute({
  id: 'enterStatement',
  method: 'post',
  path: '/api/payments/statements/entries',
  access: 'staff',
  permission: 'payments:write',
  summary:
    'Enter payments of a statement, each once, by its row, its UTR or its reference; answers what became of each. One without any of them is entered each time, once for an Idempotency-Key',
  repeatable: true,
  tag: 'payments',
  body: z.object({
    rows: z.array(enteredRow).min(1).max(500),
  }),
  responses: {
    200: z.object({
      entered: z.number().int(),
      known: z.number().int().meta({ description: 'Payments that were entered before' }),
      refused: z.array(z.object({ order: objectId, utr: z.string(), message: z.string() })),
    }),
  },
});
