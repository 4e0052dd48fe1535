import { workParked } from '@print-shop/contracts';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { announcementModel, type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import { claimDays, keepSettings, retentionDays } from '@print-shop/shop';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { BulkOrderModel } from './bulk-order/bulk-order.store.ts';
import type { BulkOrderLimitOptions } from './bulk-order/bulk-order-limits.ts';
import type { BulkOrderRules } from './bulk-order/bulk-order-rules.ts';
import { createOrders } from './bulk-order/create-orders.ts';
import { handOverDesigns, keptDesignModel } from './design/hand-over-designs.ts';

export interface BulkOrderDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  model: BulkOrderModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  rules: BulkOrderRules;
  limits: Omit<BulkOrderLimitOptions, 'redis'>;
  /** Days after which personal data is removed from a bulk order, over those of the settings of the shop. */
  personalDataDays?: number | undefined;
  /** Days after the completion within which customers may claim, over those of the settings of the shop. */
  claimDays?: number | undefined;
  mailLinkKeys?: MailLinkKeys | undefined;
  designLinkKey?: string | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: routes of bulk orders, and the service's copy of the t-shirts that can be ordered. */
export async function createBulkOrders(deps: BulkOrderDeps): Promise<Express> {
  const { auth, mongo, model, broker, relay } = deps;
  const [announcements, kept] = [announcementModel(mongo), keptDesignModel(mongo)];
  await ensureIndexes([model, announcements]);
  const products = await keepProducts('bulk-order', deps);
  const settings = await keepSettings('bulk-order', deps, ['delivery', 'hours', 'retention']);
  const days = {
    getPersonalDataDays: retentionDays(settings, 'personalDataDays', deps.personalDataDays),
    getClaimDays: claimDays(settings, deps.claimDays),
  };
  const works = worksOf(deps, workParked['bulk-order']);
  await handOverDesigns({ broker, kept, announcements, relay, works });

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  await createOrders(router, { ...deps, ...days, settings, products, works });
  return createApp({ ...deps, routers: [router] });
}
