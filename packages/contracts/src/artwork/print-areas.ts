import { z } from 'zod';
import { sentence } from '../sentence.ts';
import { isoDate, objectId, text } from '../shared.ts';
import { productImageAddress } from '../stored-files.ts';
import { DRAWN_PICTURES } from './drawn-pictures.ts';
import { MOST_CORNERS, MOST_CUT_OUTS } from './layout-limits.ts';

const fraction = z.number().min(0).max(1);
const point = z.object({ x: fraction, y: fraction });
const polygon = z.array(point).min(3).max(MOST_CORNERS);
const slug = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[a-z0-9-]+$/, sentence('Please use small letters, digits and hyphens.'));

/** Where an area is on its picture, in fractions of the picture's width and height. */
export const areaShapeSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('box'),
      x: fraction,
      y: fraction,
      width: z.number().min(0.001).max(1),
      height: z.number().min(0.001).max(1),
      turnedDegrees: z.number().min(-180).max(180).meta({ description: 'Turned clockwise about its middle' }),
      slantedDegrees: z
        .number()
        .min(-60)
        .max(60)
        .optional()
        .meta({ description: 'How far its left and right edges lean, for a sheet that lies on a table' }),
    }),
    z.object({ kind: z.literal('polygon'), points: polygon }),
  ])
  .meta({ id: 'PrintAreaShape' });
export type AreaShape = z.output<typeof areaShapeSchema>;

export const printAreaSchema = z
  .object({
    id: slug,
    name: text(60),
    shape: areaShapeSchema,
    widthMm: z.number().min(1).max(20_000),
    heightMm: z.number().min(1).max(20_000),
    curve: z
      .object({
        degrees: z.number().min(10).max(170).meta({ description: 'Part of the round surface that the area covers' }),
        sag: z.number().min(0).max(0.5).meta({ description: 'How far its middle hangs lower, in heights of the area' }),
      })
      .optional()
      .meta({ description: 'For areas that run around a mug or a bottle' }),
    ground: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional()
      .meta({ description: 'Colour that hides what the picture shows in the area' }),
    cutOuts: z.array(polygon).max(MOST_CUT_OUTS).optional().meta({
      description:
        'Parts of the picture that lie in front of the artwork, as a hole or a handle; they are printed all the same',
    }),
    hasShading: z.boolean().meta({ description: 'Whether light and shadow are drawn over the artwork' }),
  })
  .meta({ id: 'PrintArea' });
export type PrintArea = z.output<typeof printAreaSchema>;

const picture = z.union([productImageAddress, z.enum(DRAWN_PICTURES)]);

export const printViewSchema = z
  .object({
    id: slug,
    name: text(60),
    picture: picture.meta({
      description: 'Address of a product picture, or a shirt or sheet drawn in the colour of the product',
    }),
    aspect: z.number().min(0.2).max(5).meta({ description: 'Width of the picture by its height' }),
    variants: z
      .array(z.object({ color: text(60), picture: productImageAddress }))
      .max(50)
      .meta({ description: 'The picture for each colour of the product that has its own' }),
    areas: z.array(printAreaSchema).min(1).max(20),
  })
  .meta({ id: 'PrintView' });
export type PrintView = z.output<typeof printViewSchema>;

const hasOneOf = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;
const ONE_ID = sentence('Each view and each area needs an id of its own.');

export const printAreasBody = z.object({
  views: z
    .array(printViewSchema.refine(({ areas }) => hasOneOf(areas), ONE_ID))
    .max(6)
    .refine(hasOneOf, ONE_ID)
    .meta({ description: 'Views with their areas; an empty list removes them' }),
});

export const printAreasSchema = z
  .object({
    productId: objectId,
    views: z.array(printViewSchema),
    minDpi: z.number().meta({ description: 'Below it a picture is too coarse for the product' }),
    goodDpi: z.number().meta({ description: 'Below it a picture prints soft' }),
    isDefault: z.boolean().meta({ description: 'Nobody has drawn areas for the product; these come from its type' }),
    updatedAt: isoDate.nullable(),
  })
  .meta({ id: 'PrintAreas' });
export type PrintAreas = z.output<typeof printAreasSchema>;
