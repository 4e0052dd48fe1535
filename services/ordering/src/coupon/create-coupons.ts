import type { ProductSnapshot } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { OrderModel } from '../order/order.schema.ts';
import { couponRoutes } from './coupon.routes.ts';
import { couponModel, createCouponStore } from './coupon.store.ts';
import { createCouponTries } from './coupon-tries.ts';
import { createCouponUses } from './coupon-uses.ts';
import { followOnTypeRenamed } from './follow-on-type-renamed.ts';

interface CouponsDeps {
  mongo: Connection;
  /** The orders, which hold the uses of coupons. */
  model: OrderModel;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  products: ReadModel<ProductSnapshot>;
}

/** Creates the coupons: their store, consumer and routes. Returns the store and the uses of coupons. */
export async function createCoupons(router: ContractRouter, deps: CouponsDeps) {
  const { mongo, model, broker, relay, redis, products } = deps;
  const coupons = createCouponStore(couponModel(mongo), relay);
  await followOnTypeRenamed(broker, coupons);
  const uses = createCouponUses(model);
  couponRoutes(router, { coupons, uses, products, countTry: createCouponTries(redis) });
  return { coupons, uses };
}
