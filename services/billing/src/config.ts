import { baseConfig, mailLinkConfig, shopConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...mailLinkConfig,
  ...shopConfig,
  INVOICE_ON: z
    .enum(['delivery', 'payment'])
    .default('delivery')
    .meta({ description: 'When an order gets its invoice; with `payment`, one that is delivered unpaid gets it then' }),
  PERSONAL_DATA_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(2922)
    .meta({ description: "Days after which the customer's name and address are removed from accounts and invoices" }),
});
