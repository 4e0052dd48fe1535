import { toRupees } from '@print-shop/contracts/client';
import { priceOf } from './price-of.ts';
import { priceOfPieces } from './price-of-pieces.ts';

it.each([
  [299, 0],
  [499.99, 12.5],
  [0.01, 50],
  [1_00_000, 33.3],
  [250, 100],
])('a card shows of ₹%d less %d percent what the product page asks for one piece', (price, happyHourDiscount) => {
  const product = { price, happyHourDiscount, bothSide: 0 };
  expect(priceOf(product)).toBe(toRupees(priceOfPieces(product, { quantity: 1 }).unitPaise));
});
