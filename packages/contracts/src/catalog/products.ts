import { z } from 'zod';
import { namesOf, PICTURE_KINDS, PRODUCT_IMAGE_MAX_BYTES } from '../picture-kinds.ts';
import { priceRulesInput, priceRulesSchema } from '../price/rules-schema.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  expectedUpdatedAt,
  isoDate,
  messageSchema,
  numeric,
  objectId,
  pageQuery,
  percent,
  percentInput,
  rupees,
  rupeesInput,
  text,
  wholeNumber,
} from '../shared.ts';
import { productImageAddress } from '../stored-files.ts';
import { hsnInput } from '../tax/hsn.ts';
import { MAX_PRODUCT_IMAGES, PRODUCT_SIZES } from './product-limits.ts';

/** Widths in px in which an uploaded product picture is stored, as `/media/products/<id>/<width>.webp`. */
export const PRODUCT_IMAGE_WIDTHS = [320, 640, 1280] as const;

const PRODUCT_REQUIRED = sentence('Please fill in all required fields and upload at least one image');

export const productSchema = z
  .object({
    _id: objectId,
    name: z.string(),
    price: rupees,
    category: z.string(),
    type: z.string(),
    description: z.string(),
    bothSide: rupees.meta({ description: 'Extra rupees for printing both sides' }),
    happyHourDiscount: percent,
    festivalHourDiscount: percent,
    priceRules: priceRulesSchema.optional(),
    images: z.array(z.string()),
    sizes: z.array(z.enum(PRODUCT_SIZES)),
    colors: z.array(z.string()).meta({ description: 'Colour names' }),
    isCustomizable: z.boolean(),
    stock: z.number().int().min(0),
    isBestSeller: z.boolean(),
    isNew: z.boolean(),
    hsn: z.string().optional().meta({ description: 'HSN of the product; without it, that of its tax rule applies' }),
    rating: z
      .number()
      .min(0)
      .max(5)
      .optional()
      .meta({ description: 'Average stars; missing before the first review where the shop shows no default' }),
    reviewCount: z.number().int().min(0).optional(),
    hasDefaultRating: z
      .boolean()
      .optional()
      .meta({ description: 'The product has no reviews; `rating` and `reviewCount` are the default of the shop' }),
    createdAt: isoDate,
    updatedAt: isoDate,
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof productSchema>;

const images = z
  .array(productImageAddress, { error: PRODUCT_REQUIRED })
  .max(MAX_PRODUCT_IMAGES, sentence('Maximum 5 images allowed per product'));

export const productBody = z.object({
  name: z.string({ error: PRODUCT_REQUIRED }).trim().min(1, PRODUCT_REQUIRED).max(160),
  price: rupeesInput(PRODUCT_REQUIRED),
  category: z.string().trim().max(80).default(''),
  type: z.string({ error: PRODUCT_REQUIRED }).trim().min(1, PRODUCT_REQUIRED).max(80),
  description: z.string().trim().max(5000).default(''),
  bothSide: rupeesInput().default(0),
  happyHourDiscount: percentInput().default(0),
  festivalHourDiscount: percentInput().default(0),
  priceRules: priceRulesInput.prefault({}),
  sizes: z.array(z.enum(PRODUCT_SIZES)).max(PRODUCT_SIZES.length).default([]),
  colors: z.array(text(60)).max(50).default([]).meta({ description: 'Ids or names of product colours' }),
  images: images.min(1, PRODUCT_REQUIRED),
  isCustomizable: z.boolean().default(false),
  stock: numeric({ maximum: 10_000_000 }).default(0),
  isBestSeller: z.boolean().default(false),
  isNew: z.boolean().default(false),
  hsn: hsnInput
    .or(z.literal(''))
    .default('')
    .meta({ description: 'HSN of the product; empty for that of its tax rule' }),
});
export type ProductBody = z.output<typeof productBody>;

const MAX_IDS = 200;

const productQuery = pageQuery(200, 500).extend({
  ids: z
    .string()
    .transform((ids) => [...new Set(ids.toLowerCase().split(','))])
    .pipe(z.array(objectId).max(MAX_IDS))
    .optional()
    .meta({
      override: { type: 'string', pattern: '^[0-9a-fA-F]{24}(,[0-9a-fA-F]{24})*$', maxLength: MAX_IDS * 25 - 1 },
      description: `Ids of up to ${MAX_IDS} products, with commas between. The answer has those that exist, in this order; nothing else filters it`,
    }),
  type: text(80).optional(),
  category: text(80).optional(),
  search: text(100).optional(),
  stock: z
    .enum(['in', 'low', 'out'])
    .optional()
    .meta({ description: '`out`: none left; `low`: few left or none; `in`: one or more left' }),
  sort: z.enum(['newest', 'price', '-price', 'name', '-name', 'stock', '-stock']).default('newest'),
});

export const listProducts = defineRoute({
  id: 'listProducts',
  method: 'get',
  path: '/api/product',
  access: 'anyone',
  summary: 'Products, newest first',
  tag: 'products',
  query: productQuery,
  responses: { 200: z.array(productSchema) },
});

const typeStockSchema = z
  .object({
    type: z.string(),
    out: z.number().int().meta({ description: 'Products without stock' }),
    low: z.number().int().meta({ description: 'Products with little stock, by the settings' }),
    enough: z.number().int(),
  })
  .meta({ id: 'TypeStock' });
export type TypeStock = z.output<typeof typeStockSchema>;

export const countStock = defineRoute({
  id: 'countStock',
  method: 'get',
  path: '/api/product/stock',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'How many products of each type are out of stock, low, or have enough; types with the most to reorder first',
  tag: 'products',
  responses: { 200: z.array(typeStockSchema) },
});

export const similarProducts = defineRoute({
  id: 'similarProducts',
  method: 'get',
  path: '/api/product/similar/:id',
  access: 'anyone',
  summary: 'Products like this one: same category first, then same type',
  tag: 'products',
  params: byId,
  query: z.object({
    type: text(80).optional(),
    category: text(80).optional(),
    limit: wholeNumber(1, 20).default(4),
  }),
  responses: { 200: z.array(productSchema) },
});

export const boughtTogether = defineRoute({
  id: 'boughtTogether',
  method: 'get',
  path: '/api/product/:id/bought-together',
  access: 'anyone',
  summary: 'Up to four products in stock that orders of this one contain most often; empty where too few orders tell',
  tag: 'products',
  params: byId,
  responses: { 200: z.array(productSchema) },
});

export const getProduct = defineRoute({
  id: 'getProduct',
  method: 'get',
  path: '/api/product/:id',
  access: 'anyone',
  summary: 'One product',
  tag: 'products',
  params: byId,
  responses: { 200: productSchema },
});

export const createProduct = defineRoute({
  id: 'createProduct',
  method: 'post',
  path: '/api/product',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Add a product',
  tag: 'products',
  body: productBody,
  responses: { 201: productSchema },
});

export const updateProduct = defineRoute({
  id: 'updateProduct',
  method: 'put',
  path: '/api/product/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Change a product; fields left out stay as they are',
  tag: 'products',
  params: byId,
  body: z.object({
    name: productBody.shape.name.optional(),
    price: productBody.shape.price.optional(),
    category: z.string().trim().max(80).optional(),
    type: productBody.shape.type.optional(),
    description: z.string().trim().max(5000).optional(),
    bothSide: rupeesInput().optional(),
    happyHourDiscount: percentInput().optional(),
    festivalHourDiscount: percentInput().optional(),
    priceRules: priceRulesInput.optional().meta({ description: 'All rules of the product; `{}` takes them away' }),
    sizes: z.array(z.enum(PRODUCT_SIZES)).max(PRODUCT_SIZES.length).optional(),
    colors: z.array(text(60)).max(50).optional(),
    images: images.optional().meta({ description: 'May be empty: a product without pictures stays editable' }),
    isCustomizable: z.boolean().optional(),
    stock: numeric({ maximum: 10_000_000 }).optional(),
    isBestSeller: z.boolean().optional(),
    isNew: z.boolean().optional(),
    hsn: hsnInput.or(z.literal('')).optional(),
    expectedUpdatedAt,
  }),
  responses: { 200: productSchema },
});

export const deleteProduct = defineRoute({
  id: 'deleteProduct',
  method: 'delete',
  path: '/api/product/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Remove a product',
  tag: 'products',
  params: byId,
  responses: { 200: messageSchema },
});

export const uploadProductImage = defineRoute({
  id: 'uploadProductImage',
  method: 'post',
  path: '/api/product/images',
  access: 'staff',
  permission: 'catalogue:write',
  summary: `Upload one product picture (${namesOf(PICTURE_KINDS)}); it is re-encoded to web sizes`,
  tag: 'products',
  upload: { field: 'image', maxBytes: PRODUCT_IMAGE_MAX_BYTES, kinds: PICTURE_KINDS },
  responses: {
    201: z.object({ url: z.string(), width: z.number().int(), height: z.number().int(), dominantColor: z.string() }),
  },
});
