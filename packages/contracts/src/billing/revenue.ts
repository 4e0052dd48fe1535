import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { calendarDay, fileContent, rupees, signedRupees } from '../shared.ts';
import { REVENUE_BY } from './choices.ts';

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

const span = z
  .object({
    from: calendarDay,
    to: calendarDay.meta({ description: 'Last day, included' }),
    by: z.enum(REVENUE_BY).default('day'),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: sentence('The last day is before the first.'),
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    path: ['to'],
    message: sentence('Please choose at most a year.'),
  });
export type RevenueQuery = z.output<typeof span>;

const revenueSchema = z
  .object({
    rows: z.array(
      z.object({
        key: z.string().meta({ description: 'The day, the product type, or what tells customers apart' }),
        name: z.string().meta({ description: 'Name of the customer; empty for days and types' }),
        invoices: z.number().int(),
        taxable: signedRupees,
        tax: signedRupees,
        total: signedRupees,
      }),
    ),
    total: signedRupees,
  })
  .meta({ id: 'Revenue' });
export type Revenue = z.output<typeof revenueSchema>;

const ofStaff = { access: 'staff', permission: 'invoices:read', tag: 'invoices' } as const;
const asCsv = { contentType: 'text/csv; charset=utf-8' } as const;

export const getRevenue = defineRoute({
  id: 'getRevenue',
  method: 'get',
  path: '/api/invoices/revenue',
  ...ofStaff,
  summary: 'What was invoiced in some days, less credit notes, by day, product type or customer',
  query: span,
  responses: { 200: revenueSchema },
});

export const downloadRevenue = defineRoute({
  id: 'downloadRevenue',
  method: 'get',
  path: '/api/invoices/revenue.csv',
  ...ofStaff,
  summary: 'What was invoiced in some days, by day, product type or customer, as CSV',
  query: span,
  download: { ...asCsv, filename: 'revenue.csv' },
  responses: { 200: fileContent },
});

const agesSchema = z
  .object({
    ages: z.array(
      z.object({
        days: z.number().int().meta({ description: 'Owed for so many days or more: 0, 31, 61 or 91' }),
        accounts: z.number().int(),
        owed: rupees,
      }),
    ),
    owed: rupees,
  })
  .meta({ id: 'Outstanding' });
export type Outstanding = z.output<typeof agesSchema>;

export const getOutstanding = defineRoute({
  id: 'getOutstanding',
  method: 'get',
  path: '/api/payments/outstanding',
  access: 'staff',
  permission: 'payments:read',
  tag: 'payments',
  summary: 'What is owed, by how long it has been since the delivery, or the order where it was not delivered',
  responses: { 200: agesSchema },
});

export const downloadOutstanding = defineRoute({
  id: 'downloadOutstanding',
  method: 'get',
  path: '/api/payments/outstanding.csv',
  access: 'staff',
  permission: 'payments:read',
  tag: 'payments',
  summary: 'Each account that owes something, as CSV',
  download: { ...asCsv, filename: 'outstanding.csv' },
  responses: { 200: fileContent },
});
