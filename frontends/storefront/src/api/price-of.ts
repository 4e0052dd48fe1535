import type { Product } from '@print-shop/contracts';
import { discountedPaise, toPaise, toRupees } from '@print-shop/contracts/client';

/**
 * What one piece costs today, in rupees: the price with the happy-hour discount taken off. `priceOfPieces` says the same for
 * one piece; every page with cards would carry its weight.
 */
export const priceOf = ({ price, happyHourDiscount }: Pick<Product, 'price' | 'happyHourDiscount'>): number =>
  toRupees(discountedPaise(toPaise(price), happyHourDiscount));
