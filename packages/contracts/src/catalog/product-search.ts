import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId, pageQuery, rupeesInput, text, withinReach } from '../shared.ts';
import { PRODUCT_SIZES } from './product-limits.ts';
import { productSchema } from './products.ts';

const yes = z.literal('true').optional();
const searchInput = z.string().trim().max(100).default('');

const count = z.number().int().min(0);
const counts = z.array(z.object({ value: z.string(), count }));

const facetsSchema = z
  .object({
    types: counts,
    categories: counts,
    colors: counts,
    sizes: counts,
    prices: z.array(z.object({ from: z.number(), to: z.number().nullable(), count })),
    inStock: count,
    customizable: count,
  })
  .meta({
    id: 'ProductFacets',
    description: 'How many products each value of each filter would find, with all other filters as they are',
  });

const productSearchQuery = withinReach(
  pageQuery(24, 100).extend({
    q: searchInput.meta({ description: 'Words, beginnings of words, misspelt words, in Latin or Devanagari letters' }),
    type: text(80).optional(),
    category: text(80).optional(),
    color: text(60).optional(),
    size: z.enum(PRODUCT_SIZES).optional(),
    priceFrom: rupeesInput().optional().meta({ description: 'Lowest discounted price, in rupees' }),
    priceBelow: rupeesInput().optional().meta({ description: 'The discounted price is below this, in rupees' }),
    inStock: yes,
    customizable: yes,
    sort: z.enum(['relevance', 'newest', 'price', '-price', 'name']).default('relevance').meta({
      description: 'Without words, `relevance` is the newest first',
    }),
  }),
);

const searchAnswerSchema = z.object({
  products: z.array(productSchema),
  total: count,
  facets: facetsSchema,
  spelling: z.string().nullable().meta({ description: 'The search with the words that replaced misspelt ones' }),
  ignored: z.array(z.string()).meta({ description: 'Words that no product has, which were left out' }),
  nearest: z
    .array(z.string())
    .meta({ description: 'If nothing was found: known words that are nearest to the search' }),
});
export type ProductSearch = z.output<typeof searchAnswerSchema>;
export type ProductFacets = z.output<typeof facetsSchema>;

export const searchProducts = defineRoute({
  id: 'searchProducts',
  method: 'get',
  path: '/api/product/search',
  access: 'anyone',
  summary: 'Search products, with the number of products behind each filter',
  tag: 'products',
  query: productSearchQuery,
  responses: { 200: searchAnswerSchema },
});

const suggestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('type'), type: z.string() }),
  z.object({ kind: z.literal('category'), type: z.string(), category: z.string() }),
  z.object({ kind: z.literal('product'), id: objectId, name: z.string() }),
]);
export type ProductSuggestion = z.output<typeof suggestionSchema>;

export const suggestProducts = defineRoute({
  id: 'suggestProducts',
  method: 'get',
  path: '/api/product/suggestions',
  access: 'anyone',
  summary: 'Product types, categories and products for a search that is being typed',
  tag: 'products',
  query: z.object({ q: searchInput }),
  responses: { 200: z.object({ suggestions: z.array(suggestionSchema) }) },
});
