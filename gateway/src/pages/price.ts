import { discountedPaise, type Product, toPaise, toRupees } from '@print-shop/contracts';

const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What one piece costs today, in rupees: the price with the happy-hour discount taken off. */
export const priceOf = (product: Pick<Product, 'price' | 'happyHourDiscount'>): number =>
  toRupees(discountedPaise(toPaise(product.price), product.happyHourDiscount));

/** ₹1,23,456.00 */
export const formatRupees = (rupees: number): string => `₹${exact.format(rupees)}`;
