import { productTypeRenamed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { CouponStore } from './coupon.store.ts';

/** Coupons for a product type hold for it under its new name, too. */
export const followOnTypeRenamed = (broker: Broker, coupons: Pick<CouponStore, 'renameType'>): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.follow-on-product-type-renamed',
    events: [productTypeRenamed],
    prefetch: 1,
    async handle({ data: { from, to } }) {
      if (to) await coupons.renameType(from, to);
    },
  });
