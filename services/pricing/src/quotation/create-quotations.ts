import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { PriceStore } from '../price/price.store.ts';
import { keepOrderOnOrderConfirmed } from './keep-order-on-order-confirmed.ts';
import { quotationRoutes } from './quotation.routes.ts';
import type { QuotationModel } from './quotation.schema.ts';
import { createQuotationStore } from './quotation.store.ts';
import { sharedRoutes } from './shared.routes.ts';

export interface QuotationsDeps {
  quotations: QuotationModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  mailLinkKeys?: MailLinkKeys | undefined;
}

/** Creates the quotations with their routes, and the consumer that stores which order each became. */
export async function createQuotations(
  router: ContractRouter,
  { quotations: model, broker, relay, redis, mailLinkKeys = {} }: QuotationsDeps,
  prices: PriceStore,
): Promise<void> {
  const quotations = createQuotationStore(model, relay);
  await keepOrderOnOrderConfirmed(broker, quotations);
  // Before the routes of staff, one of which would take any word in the same place as an id.
  sharedRoutes(router, { quotations, links: createMailLinks(mailLinkKeys), redis });
  quotationRoutes(router, quotations, prices);
}
