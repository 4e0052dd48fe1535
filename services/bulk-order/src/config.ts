import { baseConfig, objectStoreConfig, uploadConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...objectStoreConfig,
  ...uploadConfig,
  DESIGN_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ description: 'Designs that one address may upload in ten minutes' }),
});
