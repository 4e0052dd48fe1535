import {
  breaksOf,
  type Discount,
  discountAt,
  type HeldRate,
  type LinePrice,
  type LineToPrice,
  type NextBreak,
  type ProductPrice,
  priceLines,
  toPriced,
  withoutSchedule,
} from '@print-shop/contracts/client';

// A page is drawn before it knows the hour of its reader. Until then `at` is undefined, and prices are those of every hour,
// which are never too low.
type Moment = Date | undefined;

const pricedAt = (product: ProductPrice, at: Moment) => (at ? toPriced(product) : withoutSchedule(toPriced(product)));
const ANY_TIME = new Date(0);

/**
 * The price in paise of a line of this quantity and these options, as the only line of an order. It includes tax where the
 * rate is known.
 */
export function piecesPrice(
  product: ProductPrice,
  line: Omit<LineToPrice, 'productId'>,
  at: Moment,
  taxRate?: HeldRate,
): LinePrice {
  const priced = { ...pricedAt(product, at), taxRate };
  return priceLines([{ ...line, productId: '' }], new Map([['', priced]]), at ?? ANY_TIME)[0] as LinePrice;
}

/** The lower prices of a product, from the smallest quantity on. */
export const productBreaks = (product: ProductPrice, at: Moment): NextBreak[] =>
  breaksOf(pricedAt(product, at), at ?? ANY_TIME);

export const productDiscount = (product: ProductPrice, at: Moment): Discount =>
  discountAt(pricedAt(product, at), at ?? ANY_TIME);
