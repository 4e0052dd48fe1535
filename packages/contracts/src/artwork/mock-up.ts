import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { byId, fileContent, objectId, pageQuery } from '../shared.ts';
import { printAreasBody, printAreasSchema } from './print-areas.ts';
import { createdSceneSchema, sceneBody, sceneSchema } from './scene.ts';

const ofProduct = z.object({ productId: objectId });
const slug = z.string().max(40);
const token = z
  .string()
  .max(200)
  .optional()
  .meta({ description: "A guest's token for the scene, or the one in the address of its picture" });

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
  summary: 'Draw the print areas of a product anew; without views it has those of its type again',
  tag: 'artwork',
  params: ofProduct,
  body: printAreasBody,
  responses: { 200: printAreasSchema },
});

export const createScene = defineRoute({
  id: 'createScene',
  method: 'post',
  path: '/api/artwork/scenes',
  access: 'guest',
  summary: 'Keep what was laid out on a product; a scene never changes, a changed one is a new one',
  tag: 'artwork',
  body: sceneBody,
  responses: { 201: createdSceneSchema },
});

export const listScenes = defineRoute({
  id: 'listScenes',
  method: 'get',
  path: '/api/artwork/scenes',
  access: 'signed-in',
  summary: 'Own scenes, newest first',
  tag: 'artwork',
  query: pageQuery(20, 50).extend({ productId: objectId.optional() }),
  responses: { 200: z.array(sceneSchema) },
});

export const getScene = defineRoute({
  id: 'getScene',
  method: 'get',
  path: '/api/artwork/scenes/:id',
  access: 'guest',
  summary: 'A scene, for its owner, for the guest with its token, and for staff who may see artwork',
  tag: 'artwork',
  params: byId,
  query: z.object({ token }),
  responses: { 200: sceneSchema },
});

export const getScenePicture = defineRoute({
  id: 'getScenePicture',
  method: 'get',
  path: '/api/artwork/scenes/:id/picture',
  access: 'guest',
  summary: 'The product with the scene on it, 640 px wide',
  tag: 'artwork',
  params: byId,
  query: z.object({
    token,
    view: slug.optional(),
    color: z.string().trim().max(60).optional().meta({
      description: 'Colour of the product, as it was ordered; else, or where it is not known, as it was laid out',
    }),
  }),
  download: { contentType: 'image/webp', filename: 'mock-up.webp' },
  responses: { 200: fileContent },
});

export const getScenePrint = defineRoute({
  id: 'getScenePrint',
  method: 'get',
  path: '/api/artwork/scenes/:id/print.png',
  access: 'staff',
  permission: 'artwork:read',
  summary: 'What is printed into one area, transparent, at 300 dpi of its size or as many as 50 megapixels allow',
  tag: 'artwork',
  params: byId,
  query: z.object({ view: slug, area: slug }),
  download: { contentType: 'image/png', filename: 'print.png' },
  responses: { 200: fileContent },
});

export const getScenePrintPdf = defineRoute({
  id: 'getScenePrintPdf',
  method: 'get',
  path: '/api/artwork/scenes/:id/print.pdf',
  access: 'staff',
  permission: 'artwork:read',
  summary: 'What is printed into one area as a PDF of its size; pages of PDFs and texts are vectors',
  tag: 'artwork',
  params: byId,
  query: z.object({ view: slug, area: slug }),
  download: { contentType: 'application/pdf', filename: 'print.pdf' },
  responses: { 200: fileContent },
});
