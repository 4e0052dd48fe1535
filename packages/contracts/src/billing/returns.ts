import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { byId, fileContent, isoDate, monthOf, rupees, signedRupees } from '../shared.ts';
import { GSTR1_TABLES, RETURNED_KINDS } from './choices.ts';

const params = z.object({ month: monthOf });

const ofGstin = z.string().max(15).optional().meta({
  description:
    "Which of the shop's GST numbers files it; the one of today where it has documents, else that of the last one",
});

const summarySchema = z
  .object({
    month: z.string().meta({ description: 'As it is in India, like 2026-11' }),
    series: z.array(
      z.object({ kind: z.enum(RETURNED_KINDS), from: z.string(), to: z.string(), documents: z.number().int() }),
    ),
    sums: z.object({
      taxable: signedRupees,
      cgst: signedRupees,
      sgst: signedRupees,
      igst: signedRupees,
      total: signedRupees,
    }),
    gstins: z
      .array(z.string())
      .meta({ description: "The shop's GST numbers on the documents of the month; each files a return of its own" }),
    toBusinesses: rupees.meta({ description: 'Taxable value of invoices to buyers with a GST number' }),
    sharedNumbers: z.array(z.string()).optional().meta({
      description: 'Numbers of imported invoices that another document has, too. The portal rejects the second',
    }),
    closedAt: isoDate.nullable(),
    closedBy: z.string().meta({ description: 'The member of staff; empty while it is open' }),
  })
  .meta({ id: 'TaxMonth' });
export type TaxMonth = z.output<typeof summarySchema>;

const ofStaff = { access: 'staff', permission: 'invoices:read', tag: 'tax' } as const;

export const getTaxMonth = defineRoute({
  id: 'getTaxMonth',
  method: 'get',
  path: '/api/tax/months/:month',
  ...ofStaff,
  summary: 'What was invoiced in a month, less what was credited, and who has closed it',
  params,
  responses: { 200: summarySchema },
});

export const closeTaxMonth = defineRoute({
  id: 'closeTaxMonth',
  method: 'post',
  path: '/api/tax/months/:month/closing',
  access: 'staff',
  permission: 'tax:write',
  tag: 'tax',
  summary:
    'Close a month that is over: nothing can be issued in it any more. 409 before its end; closing twice is once',
  params,
  responses: { 200: summarySchema },
});

export const downloadGstr1 = defineRoute({
  id: 'downloadGstr1',
  method: 'get',
  path: '/api/tax/months/:month/gstr-1.json',
  ...ofStaff,
  summary: 'GSTR-1 of a month, as the portal of GST reads it',
  params,
  query: z.object({ gstin: ofGstin }),
  download: { contentType: 'application/json; charset=utf-8', filename: 'gstr-1.json' },
  responses: { 200: fileContent },
});

export const downloadGstr1Table = defineRoute({
  id: 'downloadGstr1Table',
  method: 'get',
  path: '/api/tax/months/:month/gstr-1.csv',
  ...ofStaff,
  summary: 'One table of GSTR-1 as CSV',
  params,
  query: z.object({ table: z.enum(GSTR1_TABLES), gstin: ofGstin }),
  download: { contentType: 'text/csv; charset=utf-8', filename: 'gstr-1.csv' },
  responses: { 200: fileContent },
});

export const downloadSalesRegister = defineRoute({
  id: 'downloadSalesRegister',
  method: 'get',
  path: '/api/tax/months/:month/sales-register.csv',
  ...ofStaff,
  summary: 'Every document of a month with its taxes, a row for each rate',
  params,
  download: { contentType: 'text/csv; charset=utf-8', filename: 'sales-register.csv' },
  responses: { 200: fileContent },
});

export const downloadTally = defineRoute({
  id: 'downloadTally',
  method: 'get',
  path: '/api/tax/months/:month/tally.xml',
  ...ofStaff,
  summary: 'Ledgers and vouchers of a month, to import into Tally: sales, credit notes, payments, refunds, write-offs',
  params,
  download: { contentType: 'application/xml; charset=utf-8', filename: 'tally.xml' },
  responses: { 200: fileContent },
});

export const downloadEInvoice = defineRoute({
  id: 'downloadEInvoice',
  method: 'get',
  path: '/api/tax/e-invoices/:id',
  ...ofStaff,
  summary: 'A document to a business as the invoice registration portal reads it (schema 1.1); 409 for any other',
  params: byId,
  download: { contentType: 'application/json; charset=utf-8', filename: 'e-invoice.json' },
  responses: { 200: fileContent },
});
