import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { MAX_RUPEES, numeric, objectId, rupees } from '../shared.ts';
import { BANK_LAYOUTS, PAYMENT_WAYS, STATEMENT_MATCHES } from './choices.ts';

const column = z.string().trim().max(80).default('');
const mapping = z
  .object({
    date: column.meta({ description: 'Names of columns, as in the first row of the table' }),
    text: column,
    credit: column,
    reference: column.meta({ description: 'Empty where there is none' }),
  })
  .meta({ description: 'For `layout: other`' });

const rowSchema = z.object({
  line: z.number().int().min(1).meta({ description: 'In the file, from 1' }),
  date: z.string(),
  amount: rupees,
  text: z.string(),
  utr: z.string().meta({ description: 'Empty where none was found' }),
  match: z.enum(STATEMENT_MATCHES),
  order: objectId.nullable().meta({ description: 'Whose payment it is, or may be' }),
  isBulk: z.boolean(),
  customer: z.string(),
  owed: rupees.meta({ description: 'On that account, before this payment' }),
});
export type StatementRow = z.output<typeof rowSchema>;

export const readStatement = defineRoute({
  id: 'readStatement',
  method: 'post',
  path: '/api/payments/statements',
  access: 'staff',
  permission: 'payments:write',
  summary:
    "What came in by a bank's statement, matched with orders by UTR, reference and amount. Nothing is entered; payments of those days that staff have entered and the bank does not have become differences. 400 for a file that is no such statement",
  tag: 'payments',
  body: z.object({
    csv: z.string().min(1, sentence('Please choose a file.')).max(900_000),
    layout: z.enum(BANK_LAYOUTS),
    mapping: mapping.optional(),
  }),
  responses: { 200: z.array(rowSchema) },
});

export const enterStatement = defineRoute({
  id: 'enterStatement',
  method: 'post',
  path: '/api/payments/statements/entries',
  access: 'staff',
  permission: 'payments:write',
  summary: 'Enter payments of a statement, each once; answers what became of each',
  tag: 'payments',
  body: z.object({
    rows: z
      .array(
        z.object({
          order: objectId,
          amount: numeric({ maximum: MAX_RUPEES, decimals: 2 }),
          way: z.enum(PAYMENT_WAYS).default('upi'),
          utr: z.string().trim().max(12).default(''),
          reference: z.string().trim().max(100).default(''),
        }),
      )
      .min(1)
      .max(500),
  }),
  responses: {
    200: z.object({
      entered: z.number().int(),
      refused: z.array(z.object({ order: objectId, utr: z.string(), message: z.string() })),
    }),
  },
});
