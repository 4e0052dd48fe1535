import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { fault, sentence } from '../sentence.ts';
import { numeric, objectId, rupees, rupeesInput, wholeNumber } from '../shared.ts';
import { PRICE_SECTIONS } from './sections.ts';

const MISSING = sentence('Please fill all required fields');
const MISSING_PAPER = sentence('Please provide size and GSM for paper');
const MISSING_PRINTING = sentence('Please provide size for printing');

/** The heaviest paper, in grams per square metre. */
export const MAX_GSM = 2_000;

/** Grows with every change of a price. */
const MAX_VERSION = 1_000_000_000;
const version = z.number().int().min(0).max(MAX_VERSION);

const priceCard = z.object({ _id: objectId, price: rupees, description: z.string().optional(), version });
const paperPriceSchema = z.object({
  _id: objectId,
  type: z.string(),
  gsm: z.number(),
  size: z.string(),
  price: rupees,
  version,
});
const printingPriceSchema = z.object({
  _id: objectId,
  type: z.string(),
  size: z.string(),
  price: rupees,
  isBothSide: z.boolean(),
  description: z.string().optional(),
  version,
});

/** Prices by section: cards keyed by type name; printing and paper as lists. */
const pricingSchema = z
  .object({
    design: z.record(z.string(), priceCard),
    lamination: z.record(z.string(), priceCard),
    binding: z.record(z.string(), priceCard),
    printing: z.array(printingPriceSchema),
    paper: z.array(paperPriceSchema),
  })
  .meta({ id: 'Pricing' });
export type Pricing = z.output<typeof pricingSchema>;

const priceEntrySchema = z
  .object({
    _id: objectId,
    section: z.enum(PRICE_SECTIONS),
    type: z.string(),
    size: z.string(),
    gsm: z.number().nullable(),
    isBothSide: z.boolean(),
    price: rupees,
    description: z.string(),
    version,
  })
  .meta({ id: 'PriceEntry' });
export type PriceEntry = z.output<typeof priceEntrySchema>;

const price = rupeesInput(MISSING);

/** The version that the sender saw: the change is refused (409) when somebody else has changed the price since. */
const expectedVersion = numeric({ maximum: MAX_VERSION, message: fault('must be a whole number') }).optional();

export const priceEntryBody = z
  .object({
    section: z.enum(PRICE_SECTIONS, { error: MISSING }),
    type: z
      .string({ error: MISSING })
      .trim()
      .min(1, MISSING)
      .max(100)
      // Some sections are objects keyed by this name, and a JavaScript object cannot have an ordinary field called
      // __proto__.
      .refine((name) => name !== '__proto__', sentence('Please choose another name.')),
    price,
    size: z.string().trim().max(60).default(''),
    gsm: z
      .union([
        z.literal('').transform(() => null),
        numeric({ minimum: 1, maximum: MAX_GSM, decimals: 2, message: MISSING_PAPER }),
        z.null(),
      ])
      .default(null),
    isBothSide: z.boolean().default(false),
    description: z.string().trim().max(500).default(''),
    version: expectedVersion,
  })
  .refine((entry) => entry.section !== 'paper' || entry.size !== '', { error: MISSING_PAPER, path: ['size'] })
  .refine((entry) => entry.section !== 'paper' || entry.gsm !== null, { error: MISSING_PAPER, path: ['gsm'] })
  .refine((entry) => entry.section !== 'printing' || entry.size !== '', { error: MISSING_PRINTING, path: ['size'] });

const oneEntry = z.object({ section: z.enum(PRICE_SECTIONS), id: objectId });
const entryReply = priceEntrySchema.extend({ message: z.string() });

export const getPricing = defineRoute({
  id: 'getPricing',
  method: 'get',
  path: '/api/pricing',
  access: 'anyone',
  summary: 'All prices, by section',
  tag: 'pricing',
  responses: { 200: pricingSchema },
});

export const upsertPrice = defineRoute({
  id: 'upsertPrice',
  method: 'post',
  path: '/api/pricing/update',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Add a price, or change the one with the same section, type, size, gsm and sides',
  tag: 'pricing',
  body: priceEntryBody,
  responses: { 200: entryReply, 201: entryReply },
});

export const updatePrice = defineRoute({
  id: 'updatePrice',
  method: 'put',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Change one price',
  tag: 'pricing',
  params: oneEntry,
  body: z.object({ price, version: expectedVersion }),
  responses: { 200: entryReply },
});

export const deletePrice = defineRoute({
  id: 'deletePrice',
  method: 'delete',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
  summary: 'Remove one price',
  tag: 'pricing',
  params: oneEntry,
  query: z.object({ version: wholeNumber(0, MAX_VERSION).optional() }),
  responses: { 200: z.object({ message: z.string() }) },
});
