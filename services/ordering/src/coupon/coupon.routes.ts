import {
  type Coupon as CouponResponse,
  checkCoupon,
  createCoupon,
  listCoupons,
  type ProductSnapshot,
  toRupees,
  updateCoupon,
} from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import { type Coupon, discountOf, withCoupon } from '../order/coupon.ts';
import { orderLines } from '../order/order.ts';
import type { CouponStore } from './coupon.store.ts';
import type { CountTry } from './coupon-tries.ts';
import type { CouponSums, CouponUses } from './coupon-uses.ts';

export interface CouponRoutesDeps {
  coupons: CouponStore;
  uses: CouponUses;
  products: ReadModel<ProductSnapshot>;
  countTry: CountTry;
}

const NONE: CouponSums = { uses: 0, paise: 0 };

/** Registers /api/coupons: staff make coupons, customers ask what one takes off of their cart. */
export function couponRoutes(router: ContractRouter, { coupons, uses, products, countTry }: CouponRoutesDeps): void {
  const one = async (coupon: Coupon) => toResponse(coupon, (await uses.sumsOf([coupon.id])).get(coupon.id));

  router
    .on(listCoupons, allow.staff('prices:write'), async ({ query }) => {
      const { coupons: found, total } = await coupons.list(query);
      const sums = await uses.sumsOf(found.map(({ id }) => id));
      const body = found.map((coupon) => toResponse(coupon, sums.get(coupon.id)));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(createCoupon, allow.staff('prices:write'), async ({ body, user }) => ({
      status: 201,
      body: toResponse(await coupons.create(body, user, new Date())),
    }))
    .on(updateCoupon, allow.staff('prices:write'), async ({ params, body, user }) => {
      const saved = await coupons.update(params.id, body, user, new Date());
      if (!saved) throw notFound({ en: 'There is no such coupon.', hi: 'ऐसा कोई कूपन नहीं है।' }, 'coupon-not-found');
      return { status: 200, body: await one(saved) };
    })
    .on(checkCoupon, allow.signedIn, async ({ body: { code, orderItems }, user, req }) => {
      await countTry(user.id, req.ip);
      const [coupon, known] = await Promise.all([
        coupons.findByCode(code),
        products.findOrWait(orderItems.map(({ product }) => product)),
      ]);
      const now = new Date();
      const lines = withCoupon(orderLines(orderItems, known, now), coupon, known, now);
      if (coupon) await uses.free(coupon, user.id);
      const shares = lines.map(({ couponPaise = 0 }) => toRupees(couponPaise));
      return { status: 200, body: { code, discount: discountOf(lines), shares } };
    });
}

const toResponse = ({ id, createdAt, ...coupon }: Coupon, { uses, paise } = NONE): CouponResponse => ({
  ...coupon,
  _id: id,
  uses,
  given: toRupees(paise),
  createdAt: createdAt.toISOString(),
});
