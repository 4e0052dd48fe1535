import { baseConfig, objectStoreConfig, uploadConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...objectStoreConfig,
  ...uploadConfig,
  LOW_STOCK: z.coerce
    .number()
    .int()
    .min(0)
    .default(10)
    .meta({ description: 'Stock at or below which staff are warned that a product runs low' }),
  BOUGHT_TOGETHER_MIN_ORDERS: z.coerce
    .number()
    .int()
    .min(2)
    .default(3)
    .meta({ description: 'Orders of the past year that must contain two products before one is shown with the other' }),
  SHOW_DEFAULT_RATING: z.stringbool().default(false).meta({
    description:
      'Whether a product without reviews shows 4 stars and 24 reviews; only for demonstrations, as invented reviews are unlawful',
  }),
  KEPT_PICTURES_DIR: z.string().optional().meta({
    description:
      'Folder that keeps finished product pictures by the content of the upload, so that the same file is not encoded twice; for a shop whose data is often set up anew. None by default',
  }),
});
