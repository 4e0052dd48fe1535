import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId } from '../shared.ts';
import { MOST_ADOPTED } from './limits.ts';

const held = z
  .array(z.object({ id: objectId, token: z.string().min(1).max(100) }))
  .max(MOST_ADOPTED)
  .default([]);

export const adoptArtwork = defineRoute({
  id: 'adoptArtwork',
  method: 'post',
  path: '/api/artwork/adoptions',
  access: 'signed-in',
  summary:
    "Make a guest's files and layouts the account's own, by their tokens, which open nothing afterwards; answers which ones the account has now",
  tag: 'artwork',
  body: z.object({ files: held, scenes: held }),
  responses: { 200: z.object({ files: z.array(objectId), scenes: z.array(objectId) }) },
});
