import type { ProductSnapshot } from '@print-shop/contracts';
import type { Relay } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { OrderModel } from '../order/order.schema.ts';
import { couponRoutes } from './coupon.routes.ts';
import { couponModel, createCouponStore } from './coupon.store.ts';
import { createCouponTries } from './coupon-tries.ts';
import { createCouponUses } from './coupon-uses.ts';

interface CouponsDeps {
  mongo: Connection;
  /** The orders, which hold the uses of coupons. */
  model: OrderModel;
  relay: Relay;
  redis: Redis;
  products: ReadModel<ProductSnapshot>;
}

/** Creates the coupons: their store and routes. Returns the store and the uses of coupons. */
export function createCoupons(router: ContractRouter, { mongo, model, relay, redis, products }: CouponsDeps) {
  const coupons = createCouponStore(couponModel(mongo), relay);
  const uses = createCouponUses(model);
  couponRoutes(router, { coupons, uses, products, countTry: createCouponTries(redis) });
  return { coupons, uses };
}
