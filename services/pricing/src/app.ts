import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import { pricingRoutes } from './price/price.routes.ts';
import { createPriceStore, type PriceModel } from './price/price.store.ts';
import { keepOrderOnOrderConfirmed } from './quotation/keep-order-on-order-confirmed.ts';
import { quotationRoutes } from './quotation/quotation.routes.ts';
import type { QuotationModel } from './quotation/quotation.schema.ts';
import { createQuotationStore } from './quotation/quotation.store.ts';
import { sharedRoutes } from './quotation/shared.routes.ts';

export interface PricingDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  prices: PriceModel;
  quotations: QuotationModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  mailLinkKeys?: MailLinkKeys | undefined;
}

/** Creates the app: the five sections of the price list, and the quotations made from it. */
export async function createPricing(deps: PricingDeps): Promise<Express> {
  await ensureIndexes([deps.prices, deps.quotations]);
  const router = createRouter({ auth: deps.auth });
  const prices = createPriceStore(deps.prices, deps.relay);
  pricingRoutes(router, prices);
  const quotations = createQuotationStore(deps.quotations, deps.relay);
  await keepOrderOnOrderConfirmed(deps.broker, quotations);
  // Before the routes of staff, one of which would take any word in the same place as an id.
  sharedRoutes(router, { quotations, links: createMailLinks(deps.mailLinkKeys ?? {}), redis: deps.redis });
  quotationRoutes(router, quotations, prices);
  return createApp({ ...deps, routers: [router] });
}
