import { type Coupon, usedByYou, usedUp } from '../order/coupon.ts';
import type { OrderModel } from '../order/order.schema.ts';
import type { TakenCoupon } from '../order/order.ts';

export interface CouponSums {
  uses: number;
  paise: number;
}

export type CouponUses = ReturnType<typeof createCouponUses>;

/**
 * Reads from the orders which uses of a coupon are taken. A use is a number that an order carries under a unique index. So
 * using a coupon and placing the order are one write, and cancelling the order gives the number back.
 */
export function createCouponUses(model: OrderModel) {
  const countUpTo = (id: string, last: number): Promise<number> =>
    model.countDocuments({ 'coupon.id': id, 'coupon.ofAll': { $gte: 1, $lte: last } });

  /** A free number up to `last`, if there is one. Chance keeps many customers at once apart; then the lowest is searched. */
  const findFreeUse = async (id: string, last: number): Promise<number | undefined> => {
    if ((await countUpTo(id, last)) >= last) return undefined;
    const guess = 1 + Math.floor(Math.random() * last);
    if (!(await model.exists({ 'coupon.id': id, 'coupon.ofAll': guess }))) return guess;
    let [low, high] = [1, last];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await countUpTo(id, middle)) < middle) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  return {
    /** Uses that are free at this moment; another order may take them first. Throws conflict when there is none. */
    async free(coupon: Coupon, userId: string): Promise<TakenCoupon> {
      const { id, code, perCustomer, totalUses } = coupon;
      const own = Array.from({ length: perCustomer }, (_, n) => `${userId} ${n + 1}`);
      const orders = await model
        .find({ 'coupon.id': id, 'coupon.ofCustomer': { $in: own } }, { coupon: 1 })
        .lean<{ coupon?: TakenCoupon }[]>();
      const ofCustomer = own.find((use) => orders.every((order) => order.coupon?.ofCustomer !== use));
      if (!ofCustomer) throw usedByYou(coupon);
      if (totalUses === undefined) return { id, code, ofCustomer };
      const ofAll = await findFreeUse(id, totalUses);
      if (ofAll === undefined) throw usedUp(coupon);
      return { id, code, ofCustomer, ofAll };
    },

    /** How often coupons are used, and what they took off, by id; cancelled orders do not count. */
    async sumsOf(ids: readonly string[]): Promise<Map<string, CouponSums>> {
      const sums = await model.aggregate<CouponSums & { _id: string }>([
        { $match: { 'coupon.id': { $in: [...ids] }, 'coupon.ofCustomer': { $exists: true } } },
        { $group: { _id: '$coupon.id', uses: { $sum: 1 }, paise: { $sum: '$discountPaise' } } },
      ]);
      return new Map(sums.map(({ _id, ...sum }) => [_id, sum]));
    },
  };
}
