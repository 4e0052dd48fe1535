import { MAX_RUPEES } from '@print-shop/contracts';
import { designLinkConfig, orderLinkConfig } from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

export const configSchema = z.object({
  ...baseConfig,
  ...orderLinkConfig,
  ...designLinkConfig,
  BULK_ORDER_MAX_RUPEES: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_RUPEES)
    .default(500_000)
    .meta({ description: 'Largest total of a bulk order, in rupees; customers who need more are asked to call' }),
  BULK_ORDERS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .meta({ description: 'Bulk orders that guests of one client address may place in an hour' }),
  BULK_ORDERS_PER_ACCOUNT: z.coerce
    .number()
    .int()
    .min(1)
    .default(20)
    .meta({ description: 'Bulk orders that a signed-in customer may place in an hour' }),
  PERSONAL_DATA_DAYS: z.coerce.number().int().min(1).optional().meta({
    description:
      'Days after which name, telephone number and design are removed from a bulk order, over the settings of the shop',
  }),
  CLAIM_DAYS: z.coerce.number().int().min(1).optional().meta({
    description:
      'Days after the completion within which customers can report what is wrong with a bulk order, over the settings of the shop',
  }),
  BULK_ORDER_REQUIRE_CONTACT: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true')
    .meta({ description: 'Whether a guest must leave a name, and a telephone number or an email, with a bulk order' }),
});
