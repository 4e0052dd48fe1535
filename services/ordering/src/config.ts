import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ORDER_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30_000)
    .default(5_000)
    .meta({ description: 'How long placing an order waits for its stock, in milliseconds' }),
});
