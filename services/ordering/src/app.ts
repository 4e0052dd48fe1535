import type { ProductSnapshot } from '@print-shop/contracts';
import { workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
import type { AnnouncementModel, Broker, Relay } from '@print-shop/messaging';
import { worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createLimit,
  createRouter,
  createWaits,
  ensureIndexes,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { couponRoutes } from './coupon/coupon.routes.ts';
import { couponModel, createCouponStore } from './coupon/coupon.store.ts';
import { createCouponTries } from './coupon/coupon-tries.ts';
import { createCouponUses } from './coupon/coupon-uses.ts';
import { answerDataExport } from './order/answer-data-export.ts';
import { expireUnpaid } from './order/expire-unpaid.ts';
import { createExportRecord } from './order/export-record.ts';
import { forgetCustomers } from './order/forget-customers.ts';
import { keepOnPaymentReported } from './order/keep-on-payment-reported.ts';
import { noteCredits } from './order/note-credits.ts';
import { noteOnProofEvents } from './order/note-on-proof-events.ts';
import { orderRoutes } from './order/order.routes.ts';
import type { OrderModel } from './order/order.schema.ts';
import { createOrderStore } from './order/order.store.ts';
import type { Order } from './order/order.ts';
import type { OrderLimits } from './order/order-limits.ts';
import { payOnPaymentReceived } from './order/pay-on-payment-received.ts';
import { settleOnStockDecided } from './order/settle-on-stock-decided.ts';
import { orderOnQuotationAccepted } from './quotation/order-on-quotation-accepted.ts';
import { createOwnerStore, keepOwners, ownerModel } from './quotation/owners.ts';

const HOUR_SECONDS = 3600;

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
  /** Days after which personal data is removed from an order. */
  personalDataDays: number;
  /** Days after the delivery within which customers can claim. */
  claimDays: number;
  /** The keys of links in mails. */
  mailLinkKeys?: MailLinkKeys | undefined;
  /** `DESIGN_LINK_KEY` of the settings. */
  designLinkKey?: string | undefined;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: routes of orders, the service's copy of the products, and the consumers of the catalog's stock decisions. */
export async function createOrdering(deps: OrderingDeps): Promise<Express> {
  const { auth, mongo, model, announcements, broker, relay, waitMs } = deps;
  const owned = ownerModel(mongo);
  await ensureIndexes([model, announcements, owned, couponModel(mongo)]);
  const orders = createOrderStore(model, relay);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  const outcomes = createWaits<Order>({
    ...deps,
    channel: 'ordering:outcomes',
    find: orders.find,
    isReady: ({ status }) => status !== 'waiting',
  });

  const works = worksOf(deps, workParked.ordering);
  expireUnpaid(works, orders, deps.unpaidMinutes);
  forgetCustomers(works, model, deps.personalDataDays);

  await keepProducts('ordering', broker, products);
  await answerDataExport(broker, orders);
  await settleOnStockDecided(broker, { orders, outcomes });
  await payOnPaymentReceived(broker, orders);
  await keepOnPaymentReported(broker, orders);
  await noteOnProofEvents(broker, orders);
  await noteCredits(broker, orders);
  const owners = createOwnerStore(owned);
  await keepOwners(broker, owners, orders);
  await orderOnQuotationAccepted(broker, { orders, owners, products });

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const perAddress = createLimit({
    redis: deps.redis,
    prefix: 'ordering',
    name: 'order:address',
    points: deps.ordersPerAddress,
    tooMany: { en: 'Too many orders.', hi: 'बहुत सारे ऑर्डर हो चुके हैं।' },
    code: 'too-many-orders',
    seconds: HOUR_SECONDS,
  });
  const { limits, unpaidMinutes, claimDays } = deps;
  const exports = createExportRecord(announcements, relay);
  const coupons = createCouponStore(couponModel(mongo), relay);
  const uses = createCouponUses(model);
  couponRoutes(router, { coupons, uses, products, countTry: createCouponTries(deps.redis) });
  orderRoutes(router, {
    orders,
    coupons,
    uses,
    products,
    outcomes,
    waitMs,
    limits,
    unpaidMinutes,
    perAddress,
    exports,
    claimDays,
    designs: createDesignLinks(deps.designLinkKey),
  });
  return createApp({ ...deps, routers: [router] });
}
