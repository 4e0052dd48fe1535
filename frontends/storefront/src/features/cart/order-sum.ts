import type { Cart, DeliveryTerms, PublicShop } from '@print-shop/contracts';
import { shippingPaise, toPaise } from '@print-shop/contracts/client';

export type PaymentMethod = NonNullable<PublicShop['payments']>['methods'][number];

export interface ShopTerms {
  delivery: DeliveryTerms;
  /** The ways to pay that customers may choose, in this order. */
  methods: readonly PaymentMethod[];
  /** Largest total in cash on delivery. */
  cashLimitPaise: number;
}

/** The sums of an order, in paise. A coupon takes no free delivery away. */
export function orderSum(cart: Cart, discountRupees: number, delivery: DeliveryTerms) {
  const before = toPaise(cart.totalPrice);
  const items = before - toPaise(discountRupees);
  const shipping = shippingPaise(before, delivery);
  return { before, items, shipping, total: items + shipping };
}

/** Returns the ways to pay that the shop offers for an order of this total: no cash above its limit. */
export const methodsFor = (totalPaise: number, { methods, cashLimitPaise }: ShopTerms): PaymentMethod[] =>
  methods.filter((method) => method !== 'cash_on_delivery' || totalPaise <= cashLimitPaise);
