import type { Relay } from '@print-shop/messaging';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import { pricingRoutes } from './price/price.routes.ts';
import { createPriceStore, type PriceModel } from './price/price.store.ts';

export interface PricingDeps extends Pick<AppOptions, 'logger' | 'checks' | 'isStopping'> {
  auth: Auth;
  model: PriceModel;
  relay: Relay;
}

/** Pricing: the five sections of the price list and their routes. */
export async function createPricing(deps: PricingDeps): Promise<Express> {
  await ensureIndexes([deps.model]);
  const router = createRouter({ auth: deps.auth });
  pricingRoutes(router, createPriceStore(deps.model, deps.relay));
  return createApp({ ...deps, routers: [router] });
}
