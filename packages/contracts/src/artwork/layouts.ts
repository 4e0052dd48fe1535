import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { byId, fileContent, objectId, pageQuery } from '../shared.ts';
import { createdLayoutSchema, layoutBody, layoutSchema } from './layout.ts';
import { printAreasBody, printAreasSchema } from './print-areas.ts';

const ofProduct = z.object({ productId: objectId });
const slug = z.string().max(40);
const token = z
  .string()
  .max(200)
  .optional()
  .meta({ description: "A guest's token for the layout, or the one in the address of its picture" });

export const getPrintAreas = defineRoute({
  id: 'getPrintAreas',
  method: 'get',
  path: '/api/artwork/print-areas/:productId',
  access: 'anyone',
  summary: 'Where a product can be printed on, view by view',
  tag: 'artwork',
  params: ofProduct,
  responses: { 200: printAreasSchema },
});

export const setPrintAreas = defineRoute({
  id: 'setPrintAreas',
  method: 'put',
  path: '/api/artwork/print-areas/:productId',
  access: 'staff',
  permission: 'catalogue:write',
  summary: 'Replace the print areas of a product; without views it gets those of its type again',
  tag: 'artwork',
  params: ofProduct,
  body: printAreasBody,
  responses: { 200: printAreasSchema },
});

export const createLayout = defineRoute({
  id: 'createLayout',
  method: 'post',
  path: '/api/artwork/layouts',
  access: 'guest',
  summary: 'Save a layout of artwork on a product; a layout never changes, a changed one is a new one',
  tag: 'artwork',
  body: layoutBody,
  responses: { 201: createdLayoutSchema },
});

export const listLayouts = defineRoute({
  id: 'listLayouts',
  method: 'get',
  path: '/api/artwork/layouts',
  access: 'signed-in',
  summary: 'Own layouts, newest first',
  tag: 'artwork',
  query: pageQuery(20, 50).extend({ productId: objectId.optional() }),
  responses: { 200: z.array(layoutSchema) },
});

export const getLayout = defineRoute({
  id: 'getLayout',
  method: 'get',
  path: '/api/artwork/layouts/:id',
  access: 'guest',
  summary: 'A layout, for its owner, for the guest with its token, and for staff who may see artwork',
  tag: 'artwork',
  params: byId,
  query: z.object({ token }),
  responses: { 200: layoutSchema },
});

export const getLayoutPicture = defineRoute({
  id: 'getLayoutPicture',
  method: 'get',
  path: '/api/artwork/layouts/:id/picture',
  access: 'guest',
  summary: 'The product with the layout on it, 640 px wide',
  tag: 'artwork',
  params: byId,
  query: z.object({
    token,
    view: slug.optional(),
    color: z.string().trim().max(60).optional().meta({
      description: 'Colour of the product, as it was ordered; else, or where it is not known, as it was laid out',
    }),
  }),
  download: { contentType: 'image/webp', filename: 'layout.webp' },
  responses: { 200: fileContent },
});

export const getLayoutPrint = defineRoute({
  id: 'getLayoutPrint',
  method: 'get',
  path: '/api/artwork/layouts/:id/print.png',
  access: 'staff',
  permission: 'artwork:read',
  summary: 'What is printed into one area, transparent, at 300 dpi of its size or as many as 24 megapixels allow',
  tag: 'artwork',
  params: byId,
  query: z.object({ view: slug, area: slug }),
  download: { contentType: 'image/png', filename: 'print.png' },
  responses: { 200: fileContent },
});

export const getLayoutPrintPdf = defineRoute({
  id: 'getLayoutPrintPdf',
  method: 'get',
  path: '/api/artwork/layouts/:id/print.pdf',
  access: 'staff',
  permission: 'artwork:read',
  summary: 'What is printed into one area as a PDF of its size; pages of PDFs and texts are vectors',
  tag: 'artwork',
  params: byId,
  query: z.object({ view: slug, area: slug }),
  download: { contentType: 'application/pdf', filename: 'print.pdf' },
  responses: { 200: fileContent },
});
