import type { Product } from '@print-shop/contracts';
import { type LinePrice, priceOne, toPaise } from '@print-shop/contracts/client';

/** What so many pieces of a product cost now, in paise. */
export const priceOfPieces = (
  { price, happyHourDiscount }: Pick<Product, 'price' | 'happyHourDiscount'>,
  quantity: number,
): LinePrice => priceOne({ pricePaise: toPaise(price), happyHourDiscount }, quantity, new Date());
