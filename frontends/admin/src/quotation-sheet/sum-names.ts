import type { QuoteSum } from '@print-shop/contracts';

/** The sums of a quotation on its document, which is in English whatever language its maker chose. */
export const SUM_NAMES: Record<QuoteSum, string> = {
  items: 'Items',
  discount: 'Discount',
  delivery: 'Delivery',
  tax: 'GST',
  total: 'Grand total',
  included: 'GST included',
  advance: 'Due on acceptance',
};
