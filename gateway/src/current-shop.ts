import { getShop, type PublicShop, publicShopSchema } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import type { Read } from './read.ts';
import { type ShopSettings, shopOf, variablesOf } from './shop.ts';

/** The time after a failed reading in which the last shop is used without another one, in ms. */
const RETRY_MS = 1_000;

/** Returns the shop as it is published. Never rejects. */
export type CurrentShop = () => Promise<PublicShop>;

interface CurrentShopDeps {
  read: Read;
  /** The shop as the operator of the gateway gives it, and fields that single variables set over everything else. */
  config: ShopSettings;
  logger: Logger;
}

/**
 * Reads the shop through the cache of public answers, which each change of its settings empties. While the service is away, it is the
 * last shop that was read, and before the first reading the one of the file.
 */
export function createCurrentShop({ read, config, logger }: CurrentShopDeps): CurrentShop {
  const variables = variablesOf(config);
  let last: { text: string; shop: PublicShop } = { text: '', shop: shopOf(config) };
  let failedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - failedAt < RETRY_MS) return last.shop;
    try {
      const { status, text } = await read(getShop.path);
      if (status !== 200) throw new Error(`the service answered ${status}`);
      if (text !== last.text) last = { text, shop: { ...publicShopSchema.parse(JSON.parse(text)), ...variables } };
    } catch (error) {
      failedAt = Date.now();
      logger.warn({ err: error }, 'the settings of the shop could not be read');
    }
    return last.shop;
  };
}
