import type { ProductSnapshot } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import { createReadModel } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  type ObjectStore,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { bulkOrderRoutes } from './bulk-order/bulk-order.routes.ts';
import { type BulkOrderModel, createBulkOrderStore } from './bulk-order/bulk-order.store.ts';
import { type BulkOrderLimitOptions, createBulkOrderLimits } from './bulk-order/bulk-order-limits.ts';
import type { BulkOrderRules } from './bulk-order/bulk-order-rules.ts';
import { createDesignStore } from './design/design.store.ts';
import { keepProducts } from './product/keep-products.ts';

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
  /** `UPLOADS_IN_FLIGHT` of the settings. */
  uploadsInFlight?: number;
}

/** Bulk orders: their routes, the designs for them, and the t-shirts they may be for. */
export async function createBulkOrders(deps: BulkOrderDeps): Promise<Express> {
  const { auth, mongo, model, broker, relay, redis, objects } = deps;
  await ensureIndexes([model]);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  await keepProducts(broker, products);

  const router = createRouter({ auth, uploads: { inFlight: deps.uploadsInFlight } });
  bulkOrderRoutes(router, {
    bulkOrders: createBulkOrderStore(model, relay),
    designs: createDesignStore(objects),
    limits: createBulkOrderLimits({ redis, ...deps.limits }),
    rules: deps.rules,
    products,
  });
  return createApp({ ...deps, routers: [router] });
}
