import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, expectedUpdatedAt, isoDate, objectId, pageQuery } from '../shared.ts';

const productTypeSchema = z
  .object({
    _id: objectId,
    type: z.string(),
    category: z.array(z.string()),
    createdAt: isoDate,
    updatedAt: isoDate,
  })
  .meta({ id: 'ProductType' });
export type ProductType = z.output<typeof productTypeSchema>;

const TYPE_REQUIRED = sentence('Product type and all categories are required');

export const productTypeBody = z.object({
  type: z.string({ error: TYPE_REQUIRED }).trim().min(1, TYPE_REQUIRED).max(80),
  category: z
    .array(z.string({ error: TYPE_REQUIRED }).trim().min(1, TYPE_REQUIRED).max(80), { error: TYPE_REQUIRED })
    .min(1, TYPE_REQUIRED)
    .max(100),
});

const typeReply = z.object({ success: z.literal(true), message: z.string(), data: productTypeSchema });

export const listProductTypes = defineRoute({
  id: 'listProductTypes',
  method: 'get',
  path: '/api/product-types',
  access: 'anyone',
  summary: 'Product types with their categories',
  tag: 'product types',
  query: pageQuery(500, 500),
  responses: { 200: z.object({ success: z.literal(true), data: z.array(productTypeSchema) }) },
});

export const createProductType = defineRoute({
  id: 'createProductType',
  method: 'post',
  path: '/api/product-types',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Add a product type',
  tag: 'product types',
  body: productTypeBody,
  responses: { 201: typeReply },
});

export const updateProductType = defineRoute({
  id: 'updateProductType',
  method: 'put',
  path: '/api/product-types/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Change a product type; products follow a new name, and categories in use cannot be removed',
  tag: 'product types',
  params: byId,
  body: productTypeBody.extend({ expectedUpdatedAt }),
  responses: { 200: typeReply },
});

export const deleteProductType = defineRoute({
  id: 'deleteProductType',
  method: 'delete',
  path: '/api/product-types/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Remove a product type that no product uses',
  tag: 'product types',
  params: byId,
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }) },
});
