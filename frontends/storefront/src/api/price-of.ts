import type { Product } from '@print-shop/contracts';
import { discountedPaise, toPaise, toRupees } from '@print-shop/contracts/client';

/** What one piece costs today, in rupees: the price with the happy-hour discount taken off. */
export const priceOf = (product: Pick<Product, 'price' | 'happyHourDiscount'>): number =>
  toRupees(discountedPaise(toPaise(product.price), product.happyHourDiscount));
