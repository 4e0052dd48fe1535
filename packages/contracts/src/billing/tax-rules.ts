import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { fault, sentence } from '../sentence.ts';
import { byId, isoDate, numeric, objectId, rupees, rupeesInput, text } from '../shared.ts';
import { hsnInput } from '../tax/hsn.ts';
import { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from './choices.ts';

const taxPercent = () => numeric({ maximum: 40, decimals: 2 });
/** As many as a cart has lines. */
const PRODUCT_IDS = /^[0-9a-f]{24}(,[0-9a-f]{24}){0,199}$/i;
const DATES = sentence('Each date can have one rate only.');

const taxRate = z.object({
  from: z.iso.date().meta({ description: 'The first day that it holds, as it is in India' }),
  percent: taxPercent(),
  above: z
    .object({ price: rupeesInput(), percent: taxPercent() })
    .optional()
    .meta({ description: 'The rate of pieces that cost more than this before tax, as for apparel' }),
});

const taxRuleFields = z.object({
  scope: z.enum(TAX_SCOPES),
  name: z
    .string()
    .trim()
    .max(80)
    .default('')
    .meta({ description: 'Name of the product type, id of the product; empty for `all`' }),
  kind: z.enum(TAX_KINDS).default('taxable'),
  hsn: hsnInput,
  unit: z.enum(TAX_UNITS).default('PCS'),
  rates: z
    .array(taxRate)
    .min(1)
    .max(20)
    .refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length, DATES),
});
const taxRuleBody = taxRuleFields.refine(({ scope, name }) => (scope === 'all') === (name === ''), {
  path: ['name'],
  error: sentence('Please say what the rule is for.'),
});
export type TaxRuleBody = z.output<typeof taxRuleBody>;

const taxRuleSchema = z
  .object({
    _id: objectId,
    scope: z.enum(TAX_SCOPES),
    name: z.string(),
    kind: z.enum(TAX_KINDS),
    hsn: text(8),
    unit: z.enum(TAX_UNITS),
    rates: z.array(
      z.object({
        from: z.iso.date(),
        percent: z.number(),
        above: z.object({ price: z.number(), percent: z.number() }).optional(),
      }),
    ),
    updatedAt: isoDate,
  })
  .meta({ id: 'TaxRule' });
export type TaxRule = z.output<typeof taxRuleSchema>;

const taxRateSchema = z
  .object({
    scope: z.enum(TAX_SCOPES),
    name: z.string().meta({ description: 'Name of the product type, id of the product; empty for `all`' }),
    percent: z.number(),
    above: z
      .object({ price: rupees, percent: z.number() })
      .optional()
      .meta({ description: 'The rate of pieces that cost more than this before tax' }),
  })
  .meta({ id: 'TaxRate' });
export type TaxRate = z.output<typeof taxRateSchema>;

export const listTaxRates = defineRoute({
  id: 'listTaxRates',
  method: 'get',
  path: '/api/tax/rates',
  access: 'anyone',
  summary:
    'Percent of GST that holds today: on everything, on product types, and on those of the named products that have their own',
  tag: 'tax',
  query: z.object({
    products: z
      .string()
      .regex(PRODUCT_IDS, fault('must be ids of products with commas between them'))
      .optional()
      .meta({ description: 'Ids of products, with commas between them; at most 200' }),
  }),
  responses: { 200: z.array(taxRateSchema) },
});

export const listTaxRules = defineRoute({
  id: 'listTaxRules',
  method: 'get',
  path: '/api/tax/rules',
  access: 'staff',
  permission: 'invoices:read',
  summary: 'HSN and rates of GST: of everything, of product types, of single products',
  tag: 'tax',
  responses: { 200: z.array(taxRuleSchema) },
});

export const setTaxRule = defineRoute({
  id: 'setTaxRule',
  method: 'put',
  path: '/api/tax/rules',
  access: 'staff',
  permission: 'tax:write',
  summary: 'Set the rule of a product type, of a product, or of everything else. Issued invoices keep theirs',
  tag: 'tax',
  body: taxRuleBody,
  responses: { 200: taxRuleSchema },
});

export const removeTaxRule = defineRoute({
  id: 'removeTaxRule',
  method: 'delete',
  path: '/api/tax/rules/:id',
  access: 'staff',
  permission: 'tax:write',
  summary: 'Remove a rule; the next wider one holds again',
  tag: 'tax',
  params: byId,
  responses: { 200: z.object({ message: z.string() }) },
});
