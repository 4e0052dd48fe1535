import { workParked } from '@print-shop/contracts';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import { keepSettings } from '@print-shop/shop';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { createCoupons } from './coupon/create-coupons.ts';
import { createOrderImports } from './import/create-order-imports.ts';
import { modelsOf } from './models.ts';
import { createOrders, type OrdersDeps } from './order/create-orders.ts';
import { createQuotations } from './quotation/create-quotations.ts';

export interface OrderingDeps extends Omit<OrdersDeps, 'products' | 'settings' | 'works'> {
  auth: Auth;
  mongo: Connection;
  mailLinkKeys?: MailLinkKeys | undefined;
}

/** Creates the app: routes of orders, the service's copy of the products, and the consumers of the catalog's stock decisions. */
export async function createOrdering(deps: OrderingDeps): Promise<Express> {
  const { auth, mongo } = deps;
  const models = modelsOf(mongo);
  await ensureIndexes(Object.values(models));
  const products = await keepProducts('ordering', deps);
  const settings = await keepSettings('ordering', deps, ['delivery', 'hours', 'payments', 'retention']);
  const works = worksOf(deps, workParked.ordering);
  const { orders, exports, ...order } = await createOrders({ ...deps, products, works, settings });
  const owners = await createQuotations({ ...deps, orders, products });

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const coupon = await createCoupons(router, { ...deps, products });
  order.routes(router, coupon);
  createOrderImports(router, { ...deps, models, works, orders, owners, products, exports });
  return createApp({ ...deps, routers: [router] });
}
