import type { Relay } from '@print-shop/messaging';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import { pricingRoutes } from './price/price.routes.ts';
import { createPriceStore, type PriceModel } from './price/price.store.ts';
import { quotationRoutes } from './quotation/quotation.routes.ts';
import { createQuotationStore, type QuotationModel } from './quotation/quotation.store.ts';

export interface PricingDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  prices: PriceModel;
  quotations: QuotationModel;
  relay: Relay;
}

/** Creates the app: the five sections of the price list, and the quotations made from it. */
export async function createPricing(deps: PricingDeps): Promise<Express> {
  await ensureIndexes([deps.prices, deps.quotations]);
  const router = createRouter({ auth: deps.auth });
  const prices = createPriceStore(deps.prices, deps.relay);
  pricingRoutes(router, prices);
  quotationRoutes(router, createQuotationStore(deps.quotations, deps.relay), prices);
  return createApp({ ...deps, routers: [router] });
}
