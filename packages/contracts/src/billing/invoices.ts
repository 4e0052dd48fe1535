import { z } from 'zod';
import { kindInAnswer } from '../order/kind-fields.ts';
import { defineRoute } from '../route.ts';
import {
  byId,
  fileContent,
  isoDate,
  monthOf,
  objectId,
  pageQuery,
  rupees,
  searchText,
  withinReach,
} from '../shared.ts';
import { INVOICE_KINDS, PAPERS } from './choices.ts';

const place = {
  name: z.string(),
  stateCode: z.string().meta({ description: 'Code of the state in the GST returns' }),
  address: z.string(),
};
const party = { ...place, gstin: z.string().meta({ description: 'Empty for a customer without' }) };

const invoiceLineSchema = z.object({
  name: z.string(),
  hsn: z.string().meta({ description: 'HSN or SAC of the goods or service' }),
  quantity: z.number().int().min(1),
  unit: z.string().meta({ description: 'Unit quantity code of the GST returns' }),
  taxable: rupees,
  rate: z.number().meta({ description: 'Percent of GST' }),
  cgst: rupees,
  sgst: rupees.meta({ description: 'UTGST in a union territory without a legislature' }),
  igst: rupees,
  total: rupees,
});

const invoiceSchema = z
  .object({
    _id: objectId,
    number: z
      .string()
      .meta({ description: 'At most 16 characters; counts without gaps in a series and financial year' }),
    kind: z.enum(INVOICE_KINDS),
    issuedAt: isoDate,
    orderId: objectId,
    ...kindInAnswer,
    user: objectId.nullable(),
    seller: z.object(party),
    buyer: z.object(party),
    consignee: z.object(place).optional().meta({ description: "Where the goods go, if not to the buyer's address" }),
    placeOfSupply: z.string().meta({ description: 'Code of the state; 96 for what leaves India' }),
    lines: z.array(invoiceLineSchema),
    totals: z.object({ taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees, total: rupees }),
    corrects: z.object({ _id: objectId, number: z.string(), issuedAt: isoDate }).nullable().meta({
      description: 'The invoice that a credit note or a receipt is about, or the receipt voucher of a refund',
    }),
    reason: z.string(),
    due: rupees.meta({
      description: 'What was owed when it was issued; 0 where nothing, or the document asks for nothing',
    }),
    upi: z.string().meta({ description: 'The upi:// link to pay that; empty where there is none' }),
    bank: z
      .object({ holder: z.string(), bank: z.string(), account: z.string(), ifsc: z.string() })
      .optional()
      .meta({ description: 'The account for bank transfers when it was issued; only on documents that ask for money' }),
    sharedWith: z
      .object({ orderId: objectId, ...kindInAnswer })
      .optional()
      .meta({
        description:
          'Another order whose document had this number before this imported one; for staff, who settle which one keeps it',
      }),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoiceSchema>;
export type InvoiceLine = z.output<typeof invoiceLineSchema>;

const ofOrder = z.object({ order: objectId });
const INVOICE_SORTS = ['date', '-date', 'total', '-total'] as const;
const invoiceListQuery = z.object({
  search: searchText.meta({
    description: "Beginnings of a number, an order's id or its last six characters, the customer's name or GSTIN",
  }),
  kind: z.enum(INVOICE_KINDS).optional(),
  month: monthOf.optional(),
  sort: z.enum(INVOICE_SORTS).default('-date').meta({ description: 'A minus sign: the largest first' }),
});
export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const listInvoices = defineRoute({
  id: 'listInvoices',
  method: 'get',
  path: '/api/invoices',
  access: 'staff',
  permission: 'invoices:read',
  summary: 'Invoices, credit notes and vouchers, newest first; X-Total-Count is the number of matches',
  tag: 'invoices',
  query: withinReach(pageQuery(50, 100).extend(invoiceListQuery.shape)),
  responses: { 200: z.array(invoiceSchema) },
});

export const listOrderInvoices = defineRoute({
  id: 'listOrderInvoices',
  method: 'get',
  path: '/api/invoices/order/:order',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
  summary: 'The documents of an order, oldest first; for its customer or staff',
  tag: 'invoices',
  params: ofOrder,
  responses: { 200: z.array(invoiceSchema) },
});

export const downloadInvoice = defineRoute({
  id: 'downloadInvoice',
  method: 'get',
  path: '/api/invoices/:id.pdf',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
  summary: 'A document as PDF, on A4 or for a thermal printer of 80 mm',
  tag: 'invoices',
  params: byId,
  query: z.object({ paper: z.enum(PAPERS).default('a4') }),
  download: { contentType: 'application/pdf', filename: 'invoice.pdf' },
  responses: { 200: fileContent },
});

export const getInvoice = defineRoute({
  id: 'getInvoice',
  method: 'get',
  path: '/api/invoices/:id',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
  summary: 'A document; for its customer or staff',
  tag: 'invoices',
  params: byId,
  responses: { 200: invoiceSchema },
});

export const issueProforma = defineRoute({
  id: 'issueProforma',
  method: 'post',
  path: '/api/invoices/order/:order/proforma',
  access: 'order-customer-or-staff',
  permission: 'orders:write',
  summary:
    'A proforma invoice of an order as it is now, for its customer or staff; the same as long as the order does not change. 409 for a cancelled order',
  tag: 'invoices',
  params: ofOrder,
  responses: { 200: invoiceSchema },
});

export const issueChallan = defineRoute({
  id: 'issueChallan',
  method: 'post',
  path: '/api/invoices/order/:order/delivery-challan',
  access: 'staff',
  permission: 'orders:write',
  summary:
    'A delivery challan of an order as it is now, which goes with the goods before the invoice; the same as long as the order does not change. 409 for an order that is cancelled or invoiced',
  tag: 'invoices',
  params: ofOrder,
  responses: { 200: invoiceSchema },
});
