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

// A page is drawn before it knows the hour of whoever reads it. Until then `at` is undefined, and prices are those of every
// hour, which are never too low.
type Moment = Date | undefined;

const pricedAt = (product: ProductPrice, at: Moment) => (at ? toPriced(product) : withoutSchedule(toPriced(product)));
const ANY_TIME = new Date(0);

/**
 * What a line of so many pieces of a product with these options costs, in paise, if it is the only one; with its tax where the
 * rate of that is known.
 */
export function priceOfPieces(
  product: ProductPrice,
  line: Omit<LineToPrice, 'productId'>,
  at: Moment,
  taxRate?: HeldRate,
): LinePrice {
  const priced = { ...pricedAt(product, at), taxRate };
  return priceLines([{ ...line, productId: '' }], new Map([['', priced]]), at ?? ANY_TIME)[0] as LinePrice;
}

/** The lower prices of a product, from the smallest quantity on. */
export const breaksOfProduct = (product: ProductPrice, at: Moment): NextBreak[] =>
  breaksOf(pricedAt(product, at), at ?? ANY_TIME);

export const discountOfProduct = (product: ProductPrice, at: Moment): Discount =>
  discountAt(pricedAt(product, at), at ?? ANY_TIME);
