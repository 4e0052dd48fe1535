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
  KEPT_PICTURES_DIR: z.string().optional().meta({
    description:
      'Folder that keeps finished product pictures by the content of the upload, so that the same file is not encoded twice; for a shop whose data is often set up anew. None by default',
  }),
});
