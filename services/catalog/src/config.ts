import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  S3_ENDPOINT: z.url().meta({ description: 'S3 server for product pictures' }),
  S3_ACCESS_KEY: z.string().min(1).meta({ description: 'Access key of the S3 server' }),
  S3_SECRET_KEY: z.string().min(1).meta({ description: 'Secret key of the S3 server' }),
  S3_BUCKET: z
    .string()
    .min(3)
    .default('print-shop')
    .meta({ description: 'Bucket, shared with the gateway that serves it' }),
});
