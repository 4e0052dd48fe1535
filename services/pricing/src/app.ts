import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import { createPrices } from './price/create-prices.ts';
import type { PriceModel } from './price/price.store.ts';
import { createQuotations, type QuotationsDeps } from './quotation/create-quotations.ts';

export interface PricingDeps extends Pick<AppOptions, 'logger'>, QuotationsDeps {
  auth: Auth;
  prices: PriceModel;
}

/** Creates the app: the five sections of the price list, and the quotations made from it. */
export async function createPricing(deps: PricingDeps): Promise<Express> {
  await ensureIndexes([deps.prices, deps.quotations]);
  const router = createRouter({ auth: deps.auth });
  const prices = createPrices(router, deps);
  await createQuotations(router, deps, prices);
  return createApp({ ...deps, routers: [router] });
}
