import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, isoDate, objectId, pageQuery, rupees, searchText, text, withinReach } from '../shared.ts';
import { MAX_GSM } from './routes.ts';

const choice = z.string().trim().min(1).max(200);

/** The choices of one line of a quotation, as the order builder composes it. */
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
]);
export type QuoteDetails = z.output<typeof quoteDetailsSchema>;

const quoteLine = z.object({
  details: quoteDetailsSchema,
  price: rupees.meta({ description: 'Of one piece, as the price list had it when the line was composed' }),
  quantity: z.number().int().min(1).max(1_000_000),
});
export type QuoteLine = z.output<typeof quoteLine>;

const isoDay = z.iso.date().meta({ description: 'A day in India, like 2026-01-31' });

/** `expired` follows from the validity; a draft was kept and not sent. */
export const QUOTATION_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

const quotationSummary = z.object({
  _id: objectId,
  number: z.string().meta({ description: 'Like Q-2026-0001; counts from 1 every year' }),
  customerName: z.string(),
  validUntil: isoDay,
  grandTotal: z.number().meta({ description: 'Rupees' }),
  totalItems: z.number().int(),
  createdAt: isoDate,
  createdBy: z.object({ id: objectId, name: z.string() }),
  state: z.enum(QUOTATION_STATES),
  sentTo: z.string().meta({ description: 'E-mail address that it was sent to; empty before that' }),
  sentAt: isoDate.nullable(),
  seenAt: isoDate.nullable().meta({ description: 'When the link was first opened' }),
  decidedAt: isoDate.nullable(),
  decidedBy: z.string().meta({ description: 'Name of whoever accepted it; empty before that' }),
  reason: z.string().meta({ description: 'Why it was declined; may be empty' }),
  orderId: objectId.nullable().meta({ description: 'The order that it has become, a moment after it was accepted' }),
});
export type QuotationSummary = z.output<typeof quotationSummary>;

export const quotationSchema = quotationSummary.extend({ items: z.array(quoteLine) }).meta({ id: 'Quotation' });
export type Quotation = z.output<typeof quotationSchema>;

export const quotationBody = z.object({
  customerName: text(100),
  validUntil: isoDay,
  items: z.array(quoteLine).min(1, sentence('Please add something to the quotation first.')).max(200),
});
export type QuotationBody = z.output<typeof quotationBody>;

export const createQuotation = defineRoute({
  id: 'createQuotation',
  method: 'post',
  path: '/api/quotations',
  access: 'staff',
  permission: 'quotations',
  summary: 'Save a quotation under a number; 409 when the price list has changed since it was composed',
  tag: 'quotations',
  body: quotationBody,
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
  query: withinReach(pageQuery(50, 100).extend({ search: searchText })),
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
