import {
  catalogChangeRecorded,
  pricingUpdated,
  productCreated,
  productDeleted,
  productUpdated,
  stockReleased,
  stockReserved,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { PublicCache } from './public-cache.ts';

/**
 * Every gateway hears of every change, and forgets the answers that it made old. Stock moves with each order: only the products
 * themselves are forgotten then, while lists may show a stock that is as old as the cache keeps them.
 */
export async function invalidateOnEvents(broker: Broker, cache: PublicCache): Promise<void> {
  await broker.listen({
    // Types and colours tell of themselves only by the record of what staff changed.
    events: [productCreated, productUpdated, productDeleted, catalogChangeRecorded],
    handle: () => cache.invalidate('/api/product'),
  });
  await broker.listen({
    events: [stockReserved, stockReleased],
    handle: ({ data }) => {
      for (const id of data.productIds) cache.invalidate(`/api/product/${id}`);
    },
  });
  await broker.listen({ events: [pricingUpdated], handle: () => cache.invalidate('/api/pricing') });
}
