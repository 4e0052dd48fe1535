import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { isoDate, objectId } from '../shared.ts';
import { sceneSignature, sentDesign } from '../stored-files.ts';
import { isInLayoutFonts, LAYOUT_FONTS } from './layout-fonts.ts';
import { LEAST_MM, LEAST_TYPE_MM, MOST_BLEED, MOST_MM, MOST_TYPE_MM } from './layout-limits.ts';
import { printViewSchema } from './print-areas.ts';

export const MAX_PIECES = 30;
/** Letters of all texts of a layout: some pages of a book. Each is drawn as an outline. */
const MAX_LETTERS = 5_000;

const mm = z.number().min(-20_000).max(20_000);
const size = z.number().min(LEAST_MM).max(MOST_MM);
const pixels = z.number().int().min(1).max(100_000);

/** The piece's box before it is turned, in mm from the upper left corner of its area. */
const placed = {
  x: mm,
  y: mm,
  width: size,
  height: size,
  rotation: z.number().min(-360).max(360).meta({ description: 'Degrees clockwise about the middle of the box' }),
};

const share = z.number().min(0).max(MOST_BLEED);
const bleed = z.object({ left: share, top: share, right: share, bottom: share });

const artworkPieceSchema = z
  .object({
    kind: z.literal('artwork'),
    source: z.union([
      z.object({ design: sentDesign }),
      z.object({ fileId: objectId, page: z.number().int().min(1).max(1000) }),
    ]),
    ...placed,
    isMirrored: z.boolean(),
    bleed: bleed
      .optional()
      .meta({ description: 'How much of the box is cut off at each edge, in shares of its width and height' }),
    pixels: z
      .object({ width: pixels, height: pixels })
      .nullable()
      .meta({ description: 'Size of the picture; null for drawings, which have no resolution' }),
  })
  .meta({ id: 'ArtworkPiece' });
export type ArtworkPiece = z.output<typeof artworkPieceSchema>;

const NOT_IN_FONTS = sentence('The fonts have Latin and Devanagari letters only. Please remove other signs.');

const textPieceSchema = z
  .object({
    kind: z.literal('text'),
    text: z.string().min(1).max(300).refine(isInLayoutFonts, NOT_IN_FONTS),
    font: z.enum(LAYOUT_FONTS),
    sizeMm: z.number().min(LEAST_TYPE_MM).max(MOST_TYPE_MM).meta({ description: 'Size of the type; 1 mm is 2.83 pt' }),
    colour: z.string().regex(/^#[0-9a-f]{6}$/),
    align: z.enum(['left', 'centre', 'right']),
    ...placed,
  })
  .meta({ id: 'TextPiece' });
export type TextPiece = z.output<typeof textPieceSchema>;

const pieceSchema = z.discriminatedUnion('kind', [artworkPieceSchema, textPieceSchema]);
export type Piece = z.output<typeof pieceSchema>;

const sideSchema = z.object({
  view: z.string().max(40),
  area: z.string().max(40),
  pieces: z.array(pieceSchema).max(MAX_PIECES).meta({ description: 'From the lowest to the topmost' }),
});
export type LayoutSide = z.output<typeof sideSchema>;

const TOO_LONG = sentence('The texts are too long to be drawn. Please send them as a file.');
const lettersIn = (sides: readonly LayoutSide[]): number =>
  sides
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, piece) => sum + (piece.kind === 'text' ? piece.text.length : 0), 0);

/** The customer's layout on a product: for each printed area, its pieces. */
export const layoutBody = z.object({
  productId: objectId,
  fileTokens: z
    .record(objectId, z.string().max(100))
    .optional()
    .meta({ description: "A guest's token for each file that is used" }),
  color: z.string().trim().max(60).meta({ description: "Name of the product's colour; empty where it has none" }),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .meta({ description: 'How that colour looks; shirts without a picture are drawn in it' }),
  sides: z
    .array(sideSchema)
    .min(1)
    .max(12)
    .refine((sides) => sides.some(({ pieces }) => pieces.length > 0), sentence('Please add a picture or a text first.'))
    .refine((sides) => lettersIn(sides) <= MAX_LETTERS, TOO_LONG),
});
export type LayoutBody = z.output<typeof layoutBody>;

/** One side of a product with what lies on it. */
export const layoutPictureSchema = z
  .object({ view: z.string(), name: z.string().meta({ description: 'Name of the view' }), address: z.string() })
  .meta({ id: 'LayoutPicture' });
export type LayoutPicture = z.output<typeof layoutPictureSchema>;

const layoutFields = z.object({
  _id: objectId,
  sceneSignature,
  ...layoutBody.omit({ fileTokens: true }).shape,
  sides: z.array(sideSchema),
  views: z.array(printViewSchema).meta({ description: 'The views as they were when the layout was saved' }),
  picture: z.string().meta({ description: 'Address of the small picture, which opens for some minutes' }),
  pictures: z.array(layoutPictureSchema).optional().meta({
    description: 'Name and picture of each side that something lies on; missing in answers of earlier releases',
  }),
  createdAt: isoDate,
});

export const layoutSchema = layoutFields.meta({ id: 'Layout' });
export type Layout = z.output<typeof layoutSchema>;

export const createdLayoutSchema = layoutFields
  .extend({ token: z.string().optional().meta({ description: 'Token that opens this layout; for guests alone' }) })
  .meta({ id: 'CreatedLayout' });
