import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId, pageQuery, text } from '../shared.ts';

const entrySchema = z.object({ _id: objectId, userId: objectId, text: text(200) }).meta({ id: 'ArtworkEntry' });
export type ArtworkEntry = z.output<typeof entrySchema>;

export const listArtwork = defineRoute({
  id: 'listArtwork',
  method: 'get',
  path: '/api/artwork/:userId',
  access: 'self',
  summary: "A customer's entries, newest first",
  tag: 'artwork',
  params: z.object({ userId: objectId }),
  query: pageQuery(50, 200),
  responses: { 200: z.array(entrySchema) },
});

export const addArtwork = defineRoute({
  id: 'addArtwork',
  method: 'post',
  path: '/api/artwork',
  access: 'self',
  summary: 'Add an entry',
  tag: 'artwork',
  body: z.object({ userId: objectId, text: text(200) }),
  responses: { 201: entrySchema },
});
