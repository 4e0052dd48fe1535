import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { fault } from '../sentence.ts';
import { byId, objectId, pageQuery, text } from '../shared.ts';

const productColorSchema = z
  .object({ _id: objectId, name: z.string(), hexCode: z.string() })
  .meta({ id: 'ProductColor' });
export type ProductColor = z.output<typeof productColorSchema>;

export const productColorBody = z.object({
  name: text(60),
  hexCode: z.string().regex(/^#[0-9a-fA-F]{6}$/, fault('must be a colour like #1A2B3C')),
});

export const listProductColors = defineRoute({
  id: 'listProductColors',
  method: 'get',
  path: '/api/product-colors',
  access: 'anyone',
  summary: 'Colours that products come in',
  tag: 'product colours',
  query: pageQuery(500, 500),
  responses: { 200: z.object({ success: z.literal(true), data: z.array(productColorSchema) }) },
});

export const createProductColor = defineRoute({
  id: 'createProductColor',
  method: 'post',
  path: '/api/product-colors',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Add a colour',
  tag: 'product colours',
  body: productColorBody,
  responses: { 201: z.object({ success: z.literal(true), data: productColorSchema }) },
});

export const updateProductColor = defineRoute({
  id: 'updateProductColor',
  method: 'put',
  path: '/api/product-colors/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Change a colour; products in it follow a new name',
  tag: 'product colours',
  params: byId,
  body: productColorBody,
  responses: { 200: z.object({ success: z.literal(true), data: productColorSchema }) },
});

export const deleteProductColor = defineRoute({
  id: 'deleteProductColor',
  method: 'delete',
  path: '/api/product-colors/:id',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Remove a colour that no product comes in',
  tag: 'product colours',
  params: byId,
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }) },
});
