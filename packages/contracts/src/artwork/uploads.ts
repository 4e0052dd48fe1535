import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { byId, objectId, text, wholeNumber } from '../shared.ts';
import { artworkPurpose, guestToken, receivedFileSchema } from './files.ts';
import { ARTWORK_MAX_BYTES_IN_PARTS, ARTWORK_NAME_LENGTH, ARTWORK_PART_BYTES } from './limits.ts';

const MAX_PARTS = Math.ceil(ARTWORK_MAX_BYTES_IN_PARTS / ARTWORK_PART_BYTES);

const guestQuery = z.object({ token: guestToken });

const artworkUploadSchema = z
  .object({
    _id: objectId.meta({ description: 'Id of the upload, and later of the file' }),
    bytes: z.number().int(),
    partBytes: z.number().int().meta({ description: 'Size of each part but the last' }),
    parts: z.number().int().meta({ description: 'Number of parts' }),
    received: z.array(z.number().int()).meta({ description: 'Numbers of the parts that were received' }),
    token: z.string().optional().meta({ description: "Only for guests: opens this file alone; it isn't shown again" }),
  })
  .meta({ id: 'ArtworkUpload' });
export type ArtworkUpload = z.output<typeof artworkUploadSchema>;

export const beginArtworkUpload = defineRoute({
  id: 'beginArtworkUpload',
  method: 'post',
  path: '/api/artwork/uploads',
  access: 'guest',
  summary: 'Begin the upload of a large file in parts; unfinished ones are removed after a day',
  tag: 'artwork',
  body: artworkPurpose.extend({
    name: text(ARTWORK_NAME_LENGTH),
    bytes: z.number().int().min(1).max(ARTWORK_MAX_BYTES_IN_PARTS),
  }),
  responses: { 201: artworkUploadSchema },
});

export const getArtworkUpload = defineRoute({
  id: 'getArtworkUpload',
  method: 'get',
  path: '/api/artwork/uploads/:id',
  access: 'guest',
  summary: 'Which parts of an own upload are here',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  responses: { 200: artworkUploadSchema },
});

export const putArtworkPart = defineRoute({
  id: 'putArtworkPart',
  method: 'put',
  path: '/api/artwork/uploads/:id/parts/:part',
  access: 'guest',
  summary: 'Send one part; the same again changes nothing, and another content for it is 409 `part-differs`',
  tag: 'artwork',
  params: z.object({ id: objectId, part: wholeNumber(1, MAX_PARTS) }),
  query: guestQuery,
  rawBody: { maxBytes: ARTWORK_PART_BYTES },
  responses: { 200: artworkUploadSchema },
});

export const completeArtworkUpload = defineRoute({
  id: 'completeArtworkUpload',
  method: 'post',
  path: '/api/artwork/uploads/:id/complete',
  access: 'guest',
  summary: 'Put the parts together; the file is then checked in the background. A repeated call answers the same file',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  responses: { 202: receivedFileSchema },
});
