import { z } from 'zod';
import { buyerInput, buyerSchema } from '../buyer.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  isoDate,
  languageCode,
  objectId,
  pageQuery,
  requiredName,
  rupees,
  searchText,
  text,
  withinReach,
} from '../shared.ts';
import { TAX_MODES, TAX_RATES, USUAL_TAX_RATE } from '../tax/gst.ts';
import { hsnInput } from '../tax/hsn.ts';
import { MAX_GSM } from './routes.ts';

const choice = z.string().trim().min(1).max(200);

const quoteDetailsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('design'), designType: choice }),
  z.object({ type: z.literal('paper'), paperType: choice, gsm: z.number().min(1).max(MAX_GSM), size: choice }),
  z.object({
    type: z.literal('printing'),
    printingType: choice,
    size: choice,
    printingSide: z.enum(['single', 'both']),
  }),
  z.object({ type: z.literal('lamination'), laminationType: choice }),
  z.object({ type: z.literal('binding'), bindingType: choice }),
  z
    .object({ type: z.literal('custom'), name: choice })
    .meta({ description: 'A free line, whose price staff set; it is in no price list' }),
  z
    .object({ type: z.literal('product'), productId: objectId, name: choice })
    .meta({ description: 'A product at a price that staff set; its stock is reserved once the quotation is accepted' }),
]);
export type QuoteDetails = z.output<typeof quoteDetailsSchema>;

const quoteLine = z.object({
  details: quoteDetailsSchema,
  price: rupees.meta({ description: 'Price of one piece in the price list when the line was composed' }),
  quantity: z.number().int().min(1).max(1_000_000),
  taxRate: z
    .literal(TAX_RATES)
    .optional()
    .meta({ description: `Percent of GST on this line, ${USUAL_TAX_RATE} when missing; needed for a product` }),
  hsn: hsnInput.optional().meta({
    description: 'HSN, or SAC of a service, on the invoice; that of the product or of printed matter when missing',
  }),
});
export type QuoteLine = z.output<typeof quoteLine>;
/** A line as staff send it. A product needs a GST rate: the usual one, of printing, may not be its own. */
const sentLine = quoteLine.refine(({ details, taxRate }) => details.type !== 'product' || taxRate !== undefined, {
  path: ['taxRate'],
  error: sentence('Please choose the GST rate of the product.'),
});

const discount = z
  .object({ unit: z.enum(['percent', 'rupees']), value: rupees })
  .refine(({ unit, value }) => unit === 'rupees' || value <= 100, {
    error: sentence('A discount is 100 percent at most.'),
    path: ['value'],
  });
const conditions = z.object({
  discount: discount
    .default({ unit: 'percent', value: 0 })
    .meta({ description: 'Off the lines, before tax; at most what they cost' }),
  delivery: rupees.default(0).meta({ description: 'Rupees; taxed as the dearest line' }),
  tax: z
    .enum(TAX_MODES)
    .default('included')
    .meta({ description: 'Whether prices and delivery have GST in them, or it is added' }),
  advance: z.number().int().min(0).max(100).default(0).meta({ description: 'Percent of the total due on acceptance' }),
  terms: z.string().trim().max(3000).default(''),
});
export type QuoteConditions = z.output<typeof conditions>;

const amounts = z
  .object({ items: rupees, discount: rupees, delivery: rupees, tax: rupees, total: rupees, advance: rupees })
  .meta({ id: 'QuotationAmounts', description: 'Rupees. `total` has the tax in it, also where it is added' });

const isoDay = z.iso.date().meta({ description: 'A day in India, like 2026-01-31' });

/** `expired` follows from the validity; a draft was kept and not sent. */
export const QUOTATION_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

const quotationSummary = z.object({
  _id: objectId,
  number: z.string().meta({ description: 'Like Q-2026-0001; counts from 1 every year' }),
  revision: z.number().int().min(1).meta({ description: 'Counts the offers under this number' }),
  customerName: z.string(),
  validUntil: isoDay,
  grandTotal: z.number().meta({ description: 'Rupees' }),
  totalItems: z.number().int(),
  createdAt: isoDate,
  createdBy: z.object({ id: objectId, name: z.string() }),
  state: z.enum(QUOTATION_STATES),
  sentTo: z.string().meta({ description: 'Email address that it was sent to; empty before that' }),
  language: languageCode.optional().meta({ description: 'The language that it was sent in; missing before that' }),
  sentAt: isoDate.nullable(),
  seenAt: isoDate.nullable().meta({ description: 'When the link was first opened' }),
  lastSeenAt: isoDate.nullable().meta({ description: 'When the link was last opened' }),
  seenCount: z
    .number()
    .int()
    .min(0)
    .meta({ description: 'Times that the link was opened; openings within ten minutes count once' }),
  decidedAt: isoDate.nullable(),
  decidedBy: z.string().meta({ description: 'Name of whoever accepted it; empty before that' }),
  reason: z.string().meta({ description: 'Why it was declined; may be empty' }),
  orderId: objectId.nullable().meta({ description: 'The order that it has become, a moment after it was accepted' }),
});
export type QuotationSummary = z.output<typeof quotationSummary>;

/** Offers under one number, one after the other. */
export const MOST_REVISIONS = 100;
/** The most questions and answers of one quotation. After that people call. */
export const MOST_QUOTATION_NOTES = 50;
const note = z.object({
  by: z.enum(['customer', 'staff']),
  name: z.string().meta({ description: 'Of the member of staff; empty for the customer' }),
  text: z.string(),
  at: isoDate,
});
export type QuotationNote = z.output<typeof note>;
export const quotationNoteBody = z.object({ text: text(1000) });

const ofBulkOrder = 'The bulk order that it prices; once accepted, it goes back into that instead of becoming an order';
const offer = conditions.extend({ items: z.array(quoteLine), amounts });
const replaced = offer
  .extend({ revision: z.number().int(), validUntil: isoDay, grandTotal: z.number(), offeredAt: isoDate })
  .extend({ sentAt: isoDate.nullable(), seenAt: isoDate.nullable(), replacedAt: isoDate });

export const quotationSchema = quotationSummary
  .extend(offer.shape)
  .extend({
    offeredAt: isoDate.meta({ description: 'When this revision was made' }),
    bulkOrderId: objectId.nullable().meta({ description: ofBulkOrder }),
    buyer: buyerSchema.optional().meta({ description: 'Whom the invoice is for; missing where nobody has said so' }),
    notes: z.array(note).meta({ description: 'What the customer has asked and staff have answered, oldest first' }),
    replaced: z.array(replaced).meta({ description: 'Earlier offers under this number, oldest first' }),
  })
  .meta({ id: 'Quotation' });
export type Quotation = z.output<typeof quotationSchema>;

export const quotationBody = conditions.extend({
  customerName: requiredName(100),
  validUntil: isoDay,
  buyer: buyerInput.optional(),
  items: z.array(sentLine).min(1, sentence('Please add something to the quotation first.')).max(200),
});
export type QuotationBody = z.output<typeof quotationBody>;

const newQuotationBody = quotationBody.extend({ bulkOrderId: objectId.optional().meta({ description: ofBulkOrder }) });
export type NewQuotationBody = z.output<typeof newQuotationBody>;

export const createQuotation = defineRoute({
  id: 'createQuotation',
  method: 'post',
  path: '/api/quotations',
  access: 'staff',
  permission: 'quotations',
  summary: 'Save a quotation under a number; 409 when the price list has changed since it was composed',
  tag: 'quotations',
  repeatable: true,
  body: newQuotationBody,
  responses: { 201: quotationSchema },
});

export const listQuotations = defineRoute({
  id: 'listQuotations',
  method: 'get',
  path: '/api/quotations',
  access: 'staff',
  permission: 'quotations',
  summary:
    'Saved quotations, newest first; `search` matches the beginning of the number or of a word of the customer’s name',
  tag: 'quotations',
  query: withinReach(
    pageQuery(50, 100).extend({
      search: searchText,
      state: z.enum(['unanswered']).optional().meta({
        description: 'Sent, still valid and without an answer; those that expire first come first',
      }),
    }),
  ),
  responses: { 200: z.array(quotationSummary) },
});

export const getQuotation = defineRoute({
  id: 'getQuotation',
  method: 'get',
  path: '/api/quotations/:id',
  access: 'staff',
  permission: 'quotations',
  summary: 'One saved quotation',
  tag: 'quotations',
  params: byId,
  responses: { 200: quotationSchema },
});

export const reviseQuotation = defineRoute({
  id: 'reviseQuotation',
  method: 'post',
  path: '/api/quotations/:id/revisions',
  access: 'staff',
  permission: 'quotations',
  summary:
    'Replace what is offered under a number; it has to be sent anew. 409 once it is accepted, or when somebody else has revised it',
  tag: 'quotations',
  params: byId,
  body: quotationBody.extend({
    expectedRevision: z
      .number()
      .int()
      .min(1)
      .max(MOST_REVISIONS)
      .meta({ description: 'The revision that is replaced' }),
  }),
  responses: { 200: quotationSchema },
});

export const withdrawQuotation = defineRoute({
  id: 'withdrawQuotation',
  method: 'post',
  path: '/api/quotations/:id/withdrawal',
  access: 'staff',
  permission: 'quotations',
  summary: 'End an offer at once: its validity ends with yesterday. 409 once it is answered or expired',
  tag: 'quotations',
  params: byId,
  responses: { 200: quotationSchema },
});

export const replyOnQuotation = defineRoute({
  id: 'replyOnQuotation',
  method: 'post',
  path: '/api/quotations/:id/notes',
  access: 'staff',
  permission: 'quotations',
  summary: 'Answer what the customer has asked about a quotation; they are told by email',
  tag: 'quotations',
  params: byId,
  body: quotationNoteBody,
  responses: { 201: quotationSchema },
});
