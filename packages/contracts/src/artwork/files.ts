import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  byId,
  documentedAs,
  fileContent,
  isoDate,
  messageSchema,
  numeric,
  objectId,
  pageQuery,
  text,
  wholeNumber,
  withinReach,
} from '../shared.ts';
import { boxSchema, CHECK_LEVELS, checkSchema, MEND_CODES } from './checks.ts';
import { ARTWORK_KINDS, ARTWORK_MAX_BYTES, ARTWORK_STATES } from './limits.ts';

/** The longest side that a press of any shop prints, in millimetres. */
const MAX_MM = 20_000;

const millimetres = () => numeric({ minimum: 1, maximum: MAX_MM, decimals: 2 });

/** Without a size the file is checked against the sizes of its product type. */
export const artworkPurpose = z.object({
  productType: z.string().trim().max(100).default('').meta({ description: 'Type of the product; empty where unknown' }),
  widthMm: millimetres().optional().meta({ description: 'Width that is wanted after trimming' }),
  heightMm: millimetres().optional(),
});

export const guestToken = z
  .string()
  .max(100)
  .optional()
  .meta({ description: "A guest's token for this file; it may also be sent in the header X-Artwork-Token" });
const guestQuery = z.object({ token: guestToken });

const millimetreSides = { widthMm: z.number(), heightMm: z.number() };

export const artworkFileSchema = z
  .object({
    _id: objectId,
    userId: objectId.nullable().meta({ description: "Id of the user who owns the file; null for a guest's" }),
    name: z.string(),
    kind: z.enum(ARTWORK_KINDS).nullable(),
    bytes: z.number().int(),
    sha256: z.string().nullable().meta({ description: 'Fingerprint of the file, once it was read' }),
    productType: z.string(),
    widthMm: z.number().nullable(),
    heightMm: z.number().nullable(),
    state: z.enum(ARTWORK_STATES),
    position: z.number().int().nullable().meta({
      description: 'Number of files that are checked before this one; null when it does not wait',
    }),
    progress: z
      .object({ done: z.number().int(), of: z.number().int() })
      .nullable()
      .meta({ description: 'Number of pages that are checked so far; only during the check' }),
    pages: z.array(
      z.object({
        ...millimetreSides,
        whole: z
          .object(millimetreSides)
          .optional()
          .meta({ description: 'The page with its bleed, as its picture shows it, where that is larger' }),
        trim: boxSchema.optional().meta({
          description:
            'Where the page is cut, from the corner of the page with its bleed; missing where the file does not say it',
        }),
        pixels: z
          .object({ width: z.number().int(), height: z.number().int() })
          .optional()
          .meta({ description: 'Size of the picture that can be printed; missing for files of earlier releases' }),
        dpi: z.number().nullable().optional().meta({
          description:
            'Of a PDF or an SVG, the lowest resolution among its pictures at its own size; null where all is vectors, missing for bitmaps and files of earlier releases',
        }),
      }),
    ),
    pictures: z.number().int().meta({ description: 'Number of pages that have a picture' }),
    checks: z.array(checkSchema),
    worst: z.enum(CHECK_LEVELS).nullable().meta({ description: 'The worst level among the checks' }),
    refusal: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .meta({ description: 'Why the file was refused, and what to do' }),
    mendedFrom: objectId
      .nullable()
      .optional()
      .meta({ description: 'Id of the file that the shop mended to make this one' }),
    createdAt: isoDate,
    keptUntil: isoDate,
  })
  .meta({ id: 'ArtworkFile' });
export type ArtworkFile = z.output<typeof artworkFileSchema>;

export const receivedFileSchema = artworkFileSchema.extend({
  token: z
    .string()
    .optional()
    .meta({ description: 'Token that opens this file; for guests alone, and in this answer alone' }),
});

export const uploadArtwork = defineRoute({
  id: 'uploadArtwork',
  method: 'post',
  path: '/api/artwork/files',
  access: 'guest',
  summary: 'Upload a file to print (PDF, PNG, JPEG, WebP, AVIF, TIFF, HEIC, SVG); it is checked in the background',
  tag: 'artwork',
  upload: { field: 'file', maxBytes: ARTWORK_MAX_BYTES },
  body: artworkPurpose,
  responses: { 202: receivedFileSchema },
});

export const listArtworkFiles = defineRoute({
  id: 'listArtworkFiles',
  method: 'get',
  path: '/api/artwork/files/of/:userId',
  access: 'self-or-staff',
  permission: 'artwork:read',
  summary: "A customer's files, newest first; X-Total-Count is the number of all",
  tag: 'artwork',
  params: z.object({ userId: objectId }),
  query: withinReach(pageQuery(24, 100).extend({ state: z.enum(ARTWORK_STATES).optional() })),
  responses: { 200: z.array(artworkFileSchema) },
});

export const getArtworkFile = defineRoute({
  id: 'getArtworkFile',
  method: 'get',
  path: '/api/artwork/files/:id',
  access: 'guest',
  summary: 'A file with its checks, for its owner, staff who may read artwork, or the holder of its token',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  responses: { 200: artworkFileSchema },
});

export const getDesignArtwork = defineRoute({
  id: 'getDesignArtwork',
  method: 'get',
  path: '/api/artwork/designs/:name',
  access: 'anyone',
  summary: 'The checks of a design, for whoever has a link to it that is a day old at most',
  tag: 'artwork',
  params: z.object({
    name: z
      .string()
      .regex(/^[0-9a-f]{32}\.(png|jpg|webp|svg)$/)
      .meta({ description: 'Like 0123….png' }),
  }),
  query: z.object({
    until: z
      .string()
      .max(100)
      .default('')
      .meta({ description: 'Seconds since 1970 until which the link works, as it says' }),
    signature: z.string().max(100).default(''),
  }),
  responses: { 200: artworkFileSchema },
});

export const removeArtworkFile = defineRoute({
  id: 'removeArtworkFile',
  method: 'delete',
  path: '/api/artwork/files/:id',
  access: 'guest',
  summary: 'Delete an own file; 409 while an order needs it',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  responses: { 200: messageSchema },
});

export const mendArtworkFile = defineRoute({
  id: 'mendArtworkFile',
  method: 'post',
  path: '/api/artwork/files/:id/mends',
  access: 'guest',
  summary: 'Let the shop mend what its checks offer to mend: a new file, checked in the background; the old one stays',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  body: z.object({ mends: z.array(z.enum(MEND_CODES)).min(1).max(MEND_CODES.length) }),
  responses: { 202: receivedFileSchema },
});

export const linkArtworkFile = defineRoute({
  id: 'linkArtworkFile',
  method: 'post',
  path: '/api/artwork/files/:id/links',
  access: 'guest',
  summary: 'Links of a few minutes to the pictures of the pages, and to the file once it was checked',
  tag: 'artwork',
  params: byId,
  query: guestQuery,
  responses: {
    200: z.object({
      pictures: z.array(z.string()).meta({ description: 'Address of the picture of each page, in order' }),
      original: z.string().nullable().meta({ description: 'The file as it was sent, which a browser saves' }),
      expiresAt: isoDate,
    }),
  },
});

const signature = z.object({
  until: z
    .string()
    .regex(/^\d{10}$/)
    .meta({ description: 'Seconds since 1970' }),
  signature: text(100),
});

export const showArtworkPage = defineRoute({
  id: 'showArtworkPage',
  method: 'get',
  path: '/api/artwork/files/:id/pages/:page',
  access: 'anyone',
  summary: 'The picture of a page, by a signed link',
  tag: 'artwork',
  params: z.object({
    id: objectId,
    page: wholeNumber(1, 1000).meta(documentedAs({ type: 'integer', minimum: 1, maximum: 1000 })),
  }),
  query: signature,
  download: { contentType: 'image/webp', filename: 'page.webp', inline: true },
  responses: { 200: fileContent },
});

export const showDesign = defineRoute({
  id: 'showDesign',
  method: 'get',
  path: '/media/designs/:name',
  access: 'anyone',
  summary:
    'A design that was checked, by a signed link; for staff an attachment, or a picture of it. 409 while it is being checked',
  tag: 'artwork',
  params: z.object({ name: text(100).meta({ description: 'Like 0123….png' }) }),
  // Without them the link has ended, like any other.
  query: z.object({
    until: z.string().max(100).optional().meta({ description: 'Seconds since 1970' }),
    signature: z.string().max(100).optional(),
    download: z.literal('yes').optional().meta({ description: 'Makes it an attachment' }),
    picture: z.literal('yes').optional().meta({ description: 'A picture of it, drawn by the shop' }),
  }),
  download: { contentType: 'image/*', filename: 'design', inline: true },
  responses: { 200: fileContent },
});

export const downloadArtwork = defineRoute({
  id: 'downloadArtwork',
  method: 'get',
  path: '/api/artwork/files/:id/original',
  access: 'anyone',
  summary: 'A checked file as it was sent, by a signed link; always an attachment',
  tag: 'artwork',
  params: byId,
  query: signature,
  download: { contentType: 'application/octet-stream', filename: 'artwork' },
  responses: { 200: fileContent },
});
