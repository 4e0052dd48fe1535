import { MOST_DAYS_KEPT } from '@print-shop/contracts';
import { designLinkConfig, orderLinkConfig, proofLinkConfig, quotationLinkConfig } from '@print-shop/links';
import { baseConfig, objectStoreConfig, uploadConfig } from '@print-shop/service-kit';
import { shopConfig } from '@print-shop/shop';
import { z } from 'zod';
import type { Retention } from './file/retention.ts';
import { count, readingConfig } from './reading-config.ts';

const days = z.coerce.number().int().min(1).max(MOST_DAYS_KEPT).optional();

export const configSchema = z.object({
  ...baseConfig,
  ...objectStoreConfig,
  ...uploadConfig,
  ...shopConfig,
  ...orderLinkConfig,
  ...quotationLinkConfig,
  ...proofLinkConfig,
  ...designLinkConfig,
  ARTWORK_LINK_KEY: z.string().min(32).optional().meta({
    description:
      'Secret of at least 32 characters that signs the links to pictures and files; all instances share it. Without one each process makes its own, which is enough for one process',
  }),
  ARTWORK_LIMIT_PER_ADDRESS: count(30, 'Files that one address may upload in ten minutes'),
  ARTWORK_PARTS_PER_ADDRESS: count(400, 'Parts of large files that one address may send in ten minutes'),
  ARTWORK_GUESSES_PER_ADDRESS: count(
    30,
    "Times that one address may ask for a guest's file without its token in ten minutes",
  ),
  DESIGN_LIMIT_PER_ADDRESS: count(20, 'Designs that one address may upload in ten minutes'),
  DESIGN_ORPHAN_HOURS: count(24, 'Hours after which an uploaded design that is in no order and no cart is removed'),
  ARTWORK_DAYS: days.meta({
    description: 'Days that a file is kept which no order needs, over the settings of the shop',
  }),
  ARTWORK_ORDER_DAYS: days.meta({
    description: 'Days that a file is kept after an order with it, over the settings of the shop',
  }),
  ...readingConfig,
});

/** The days that the operator has set over the settings of the shop. */
export function operatorRetentionOf({
  ARTWORK_DAYS: fileDays,
  ARTWORK_ORDER_DAYS: orderDays,
}: z.output<typeof configSchema>): Partial<Retention> {
  return { ...(fileDays ? { fileDays } : {}), ...(orderDays ? { orderDays } : {}) };
}
