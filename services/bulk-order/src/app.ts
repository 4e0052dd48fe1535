import type { ProductSnapshot } from '@print-shop/contracts';
import { workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
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
import { adoptGuests } from './bulk-order/adopt-guests.ts';
import { answerDataExport } from './bulk-order/answer-data-export.ts';
import { applyQuotation } from './bulk-order/apply-quotation.ts';
import { bulkOrderRoutes } from './bulk-order/bulk-order.routes.ts';
import { type BulkOrderModel, createBulkOrderStore } from './bulk-order/bulk-order.store.ts';
import { type BulkOrderLimitOptions, createBulkOrderLimits } from './bulk-order/bulk-order-limits.ts';
import type { BulkOrderRules } from './bulk-order/bulk-order-rules.ts';
import { forgetBuyers } from './bulk-order/forget-buyers.ts';
import { noteBlanks } from './bulk-order/note-blanks.ts';
import { noteCredits } from './bulk-order/note-credits.ts';
import { noteOnProofEvents } from './bulk-order/note-on-proof-events.ts';
import { announceDesigns } from './design/announce-designs.ts';
import { createDesignStore } from './design/design.store.ts';
import { keepOnNeeded } from './design/keep-on-needed.ts';
import { createKeptDesignStore, keptDesignModel } from './design/kept-design.store.ts';
import { removeExpired } from './design/remove-expired.ts';
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
  const { auth, mongo, model, broker, relay, redis, objects, retention } = deps;
  const designModel = keptDesignModel(mongo);
  const announcements = announcementModel(mongo);
  await ensureIndexes([model, designModel, announcements]);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  await keepProducts('bulk-order', broker, products);
  const kept = createKeptDesignStore(designModel);
  const designs = createDesignStore(objects, kept, retention);
  await keepOnNeeded(broker, kept, retention);
  const bulkOrders = createBulkOrderStore(model, relay);
  await adoptGuests(broker, bulkOrders);
  await applyQuotation(broker, bulkOrders);
  await noteOnProofEvents(broker, bulkOrders);
  await noteBlanks(broker, bulkOrders);
  await noteCredits(broker, bulkOrders);
  await answerDataExport(broker, { bulkOrders, kept, designs });
  const works = worksOf(deps, workParked['bulk-order']);
  removeExpired({ kept, designs, broker, works });
  forgetBuyers(works, model, deps.personalDataDays);

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({
    auth,
    orderOfLink,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'bulk-order') } : {}),
  });
  bulkOrderRoutes(router, {
    bulkOrders,
    designs,
    kept,
    retention,
    limits: createBulkOrderLimits({ redis, ...deps.limits }),
    rules: deps.rules,
    products,
    claimDays: deps.claimDays,
    designLinks: createDesignLinks(deps.designLinkKey),
    announce: announceDesigns(announcements, relay),
  });
  return createApp({ ...deps, routers: [router] });
}
