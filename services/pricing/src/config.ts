import { quotationLinkConfig } from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...quotationLinkConfig,
  PERSONAL_DATA_DAYS: z.coerce.number().int().min(1).optional().meta({
    description: "Days after which the customer's name is removed from a quotation, over the settings of the shop",
  }),
});
