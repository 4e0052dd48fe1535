import { type ProductSnapshot, workParked } from '@print-shop/contracts';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { announcementModel, type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  limitUploads,
  type ObjectStore,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { BulkOrderModel } from './bulk-order/bulk-order.store.ts';
import type { BulkOrderLimitOptions } from './bulk-order/bulk-order-limits.ts';
import type { BulkOrderRules } from './bulk-order/bulk-order-rules.ts';
import { createOrders } from './bulk-order/create-orders.ts';
import { createDesigns } from './design/create-designs.ts';
import { keptDesignModel } from './design/kept-design.store.ts';
import type { Retention } from './design/retention.ts';

export interface BulkOrderDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  model: BulkOrderModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  rules: BulkOrderRules;
  limits: Omit<BulkOrderLimitOptions, 'redis'>;
  retention: Retention;
  /** Days after which personal data is removed from a bulk order. */
  personalDataDays: number;
  /** `CLAIM_DAYS` of the settings. */
  claimDays: number;
  /** The keys of links in mails. */
  mailLinkKeys?: MailLinkKeys | undefined;
  /** `DESIGN_LINK_KEY` of the settings. */
  designLinkKey?: string | undefined;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: routes of bulk orders, their designs, and the service's copy of the t-shirts that can be ordered. */
export async function createBulkOrders(deps: BulkOrderDeps): Promise<Express> {
  const { auth, mongo, model, broker, redis } = deps;
  const announcements = announcementModel(mongo);
  await ensureIndexes([model, keptDesignModel(mongo), announcements]);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  await keepProducts('bulk-order', broker, products);
  const works = worksOf(deps, workParked['bulk-order']);
  const design = await createDesigns({ ...deps, announcements, works });

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({
    auth,
    orderOfLink,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'bulk-order') } : {}),
  });
  await createOrders(router, { ...deps, ...design, products, works });
  return createApp({ ...deps, routers: [router] });
}
