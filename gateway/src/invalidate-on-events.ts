import {
  billingChangeRecorded,
  blanksTaken,
  catalogChangeRecorded,
  getShop,
  listTaxRates,
  pricingUpdated,
  productCreated,
  productDeleted,
  productUpdated,
  reviewChanged,
  searchProducts,
  shopUpdated,
  stockReleased,
  stockReserved,
  suggestProducts,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { PublicCache } from './public-cache.ts';

/** Within this time every process of the catalog searches in the new state. */
const SEARCH_LAG_MS = 1_000;
const SEARCHES = [searchProducts.path, suggestProducts.path];

/**
 * Every gateway receives every change event and drops the cached answers that it makes stale. Stock changes with every
 * order, so a stock event drops only the products themselves; lists may show stock that is as old as the cache's time to
 * live.
 */
export async function invalidateOnEvents(broker: Broker, cache: PublicCache): Promise<void> {
  // Products may have changed during an outage of the broker, and a page is served past its time to live.
  const missed = () => cache.invalidate('/api/');
  await broker.listen({
    // For types and colours the record of staff changes is the only event.
    events: [productCreated, productUpdated, productDeleted, catalogChangeRecorded],
    handle: () => {
      cache.invalidate('/api/product');
      // The catalog's processes search in their own copies, which hear of the change at the same time as this gateway. An
      // answer of a copy that was a little later must not stay.
      setTimeout(() => {
        for (const path of SEARCHES) cache.invalidate(path);
      }, SEARCH_LAG_MS).unref();
    },
    missed,
  });
  await broker.listen({
    events: [stockReserved, stockReleased, blanksTaken],
    handle: ({ data }) => {
      for (const id of data.productIds) cache.invalidate(`/api/product/${id}`);
    },
    missed,
  });
  await broker.listen({
    events: [reviewChanged],
    handle: ({ data }) => cache.invalidate(`/api/product/${data.productId}`),
    missed,
  });
  await broker.listen({
    events: [billingChangeRecorded],
    handle: ({ data }) => {
      if (data.kind === 'tax-rule') cache.invalidate(listTaxRates.path);
    },
    missed,
  });
  const versions = new Map<string, number>();
  await broker.listen({
    events: [shopUpdated],
    handle: ({ data: { section, version } }) => {
      // The service sends all sections again each night.
      if (versions.get(section) === version) return;
      versions.set(section, version);
      cache.invalidate(getShop.path);
    },
    missed,
  });
  await broker.listen({ events: [pricingUpdated], handle: () => cache.invalidate('/api/pricing'), missed });
}
