import type { Product } from '@print-shop/contracts';
import { discountedPaise, steadyDiscount, toPaise, toRupees } from '@print-shop/contracts/client';

/**
 * The price of one piece at every hour, in rupees. `piecesPrice` says the same for one piece without its schedule; every
 * page with cards would carry its weight.
 */
export const priceOf = (product: Pick<Product, 'price' | 'happyHourDiscount' | 'priceRules'>): number =>
  toRupees(discountedPaise(toPaise(product.price), steadyDiscount(product)));
