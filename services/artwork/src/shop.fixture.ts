import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopSchema } from '@print-shop/contracts';

/** The demo shop, which is in Delhi. */
export const shop = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../deploy/demo/shop.json'), 'utf8')),
);
