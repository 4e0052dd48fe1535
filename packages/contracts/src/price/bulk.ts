import type { BULK_SIZES } from '../bulk-order/choices.ts';
import { placementsText } from '../placements.ts';
import { priceLines } from './price-lines.ts';
import type { PricedProduct } from './rules.ts';

/** The price of one shirt and one placement in paise, where the product has no breaks. */
export const BULK_PLACEMENT_PAISE = 120_00;

export interface BulkLineToPrice {
  size: (typeof BULK_SIZES)[number];
  quantity: number;
  placement: readonly string[];
}

/** The sizes of bulk orders that products name otherwise; a surcharge of the largest holds for those above it, too. */
const SIZES: Partial<Record<BulkLineToPrice['size'], string>> = {
  xS: 'XS',
  '2XL': 'XXL',
  '3XL': 'XXL',
  '4XL': 'XXL',
  '5XL': 'XXL',
};

/** Whether a product has lower prices for more pieces, which then hold in bulk orders, too. */
export const hasBreaks = (product: Pick<PricedProduct, 'priceRules'> | undefined): boolean =>
  (product?.priceRules?.breaks ?? []).length > 0;

/**
 * The price of each line of a bulk order in paise: quantity × ₹120 × placements. Where the product has breaks, it is the
 * price of the same pieces in a cart. `hasDesign`: the set-up is paid for it.
 */
export function bulkPaise(
  lines: readonly BulkLineToPrice[],
  product: PricedProduct | undefined,
  hasDesign: boolean,
  at: Date,
): number[] {
  if (!product || !hasBreaks(product))
    return lines.map(({ quantity, placement }) => quantity * placement.length * BULK_PLACEMENT_PAISE);
  const priced = lines.map(({ size, quantity, placement }) => ({
    productId: '',
    quantity,
    size: SIZES[size] ?? size,
    placement: placementsText(placement),
    design: hasDesign ? 'design' : '',
  }));
  return priceLines(priced, new Map([['', product]]), at).map(({ totalPaise }) => totalPaise);
}
