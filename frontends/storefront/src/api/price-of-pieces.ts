import {
  breaksOf,
  type LinePrice,
  type LineToPrice,
  type NextBreak,
  type ProductPrice,
  priceLines,
  toPriced,
} from '@print-shop/contracts/client';

/** What a line of so many pieces of a product with these options costs now, in paise, if it is the only one. */
export const priceOfPieces = (product: ProductPrice, line: Omit<LineToPrice, 'productId'>): LinePrice =>
  priceLines([{ ...line, productId: '' }], new Map([['', toPriced(product)]]), new Date())[0] as LinePrice;

/** The lower prices of a product now, from the smallest quantity on. */
export const breaksOfProduct = (product: ProductPrice): NextBreak[] => breaksOf(toPriced(product), new Date());
