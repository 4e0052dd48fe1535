import { workCalendar, workParked } from '@print-shop/contracts';
import { importModels } from '@print-shop/imports';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { type AnnouncementModel, type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import { keepSettings, retentionDays } from '@print-shop/shop';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { couponModel } from './coupon/coupon.store.ts';
import { createCoupons } from './coupon/create-coupons.ts';
import { createOrderImports } from './import/create-order-imports.ts';
import { createOrders } from './order/create-orders.ts';
import type { OrderModel } from './order/order.schema.ts';
import type { OrderLimits } from './order/order-limits.ts';
import { orderTerms } from './order/order-terms.ts';
import { createQuotations } from './quotation/create-quotations.ts';
import { ownerModel } from './quotation/owners.ts';

export interface OrderingDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  model: OrderModel;
  announcements: AnnouncementModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  /** The time that placing an order waits for the stock decision, in ms. */
  waitMs: number;
  limits: OrderLimits;
  /** Orders that one address may place per hour. */
  ordersPerAddress: number;
  /** Minutes after which an unpaid order is cancelled. */
  unpaidMinutes: number;
  /** Days after which personal data is removed from an order, over those of the settings of the shop. */
  personalDataDays?: number | undefined;
  /** Days after the delivery within which customers can claim. */
  claimDays: number;
  mailLinkKeys?: MailLinkKeys | undefined;
  /** `DESIGN_LINK_KEY` of the settings. */
  designLinkKey?: string | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: routes of orders, the service's copy of the products, and the consumers of the catalog's stock decisions. */
export async function createOrdering(deps: OrderingDeps): Promise<Express> {
  const { auth, mongo } = deps;
  const imports = importModels(mongo);
  await ensureIndexes([
    deps.model,
    deps.announcements,
    ownerModel(mongo),
    couponModel(mongo),
    ...Object.values(imports),
  ]);
  const products = await keepProducts('ordering', deps);
  const settings = await keepSettings('ordering', deps, ['delivery', 'hours', 'payments', 'retention']);
  const works = worksOf(deps, workParked.ordering);
  const { orders, exports, ...order } = await createOrders({
    ...deps,
    products,
    works,
    getTerms: orderTerms(settings),
    getCalendar: async () => workCalendar(await settings.find()),
    getPersonalDataDays: retentionDays(settings, deps.personalDataDays),
  });
  const owners = await createQuotations({ ...deps, orders, products });

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const coupon = createCoupons(router, { ...deps, products });
  order.routes(router, coupon);
  createOrderImports(router, { ...deps, models: imports, works, orders, owners, products, exports });
  return createApp({ ...deps, routers: [router] });
}
