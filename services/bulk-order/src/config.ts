import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  S3_ENDPOINT: z.url().meta({ description: 'S3 server for uploaded designs' }),
  S3_ACCESS_KEY: z.string().min(1).meta({ description: 'Access key of the S3 server' }),
  S3_SECRET_KEY: z.string().min(1).meta({ description: 'Secret key of the S3 server' }),
  S3_BUCKET: z
    .string()
    .min(3)
    .default('print-shop')
    .meta({ description: 'Bucket, shared with the gateway that serves it' }),
  DESIGN_LIMIT_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ description: 'Designs that one address may upload in ten minutes' }),
});
