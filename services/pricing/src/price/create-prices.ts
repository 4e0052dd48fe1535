import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import { pricingRoutes } from './price.routes.ts';
import { createPriceStore, type PriceModel, type PriceStore } from './price.store.ts';

/** Creates the five sections of the price list with their routes. */
export function createPrices(router: ContractRouter, deps: { prices: PriceModel; relay: Relay }): PriceStore {
  const prices = createPriceStore(deps.prices, deps.relay);
  pricingRoutes(router, prices);
  return prices;
}
