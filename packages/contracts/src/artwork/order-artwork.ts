import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId } from '../shared.ts';
import { artworkFileSchema } from './files.ts';
import { layoutPictureSchema } from './layout.ts';

const orderFileSchema = artworkFileSchema.omit({ userId: true }).extend({
  preview: z.string().nullable().meta({ description: 'Signed address of the picture of its first page' }),
  original: z.string().nullable().meta({ description: 'Signed address of the file as it was sent' }),
});

const orderArtworkSchema = z
  .object({
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: z.string(),
        picture: z
          .string()
          .nullable()
          .meta({ description: 'Address of the small picture of what was laid out, which opens for some minutes' }),
        pictures: z
          .array(layoutPictureSchema)
          .optional()
          .meta({ description: 'Name and picture of each side that something lies on' }),
        files: z.array(orderFileSchema).meta({ description: 'What is printed; addresses are good for some minutes' }),
      }),
    ),
  })
  .meta({ id: 'OrderArtwork' });
export type OrderArtwork = z.output<typeof orderArtworkSchema>;

export const getOrderArtwork = defineRoute({
  id: 'getOrderArtwork',
  method: 'get',
  path: '/api/artwork/orders/:order',
  access: 'order-customer-or-staff',
  permission: 'artwork:read',
  summary:
    "The files and layouts of an order's lines with their checks, for its customer and staff who may read artwork",
  tag: 'artwork',
  params: z.object({ order: objectId }),
  responses: { 200: orderArtworkSchema },
});
