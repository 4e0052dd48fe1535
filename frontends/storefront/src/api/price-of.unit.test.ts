import { toRupees } from '@print-shop/contracts/client';
import { piecesPrice } from './pieces-price.ts';
import { priceOf } from './price-of.ts';

it.each([
  [299, 0],
  [499.99, 12.5],
  [0.01, 50],
  [1_00_000, 33.3],
  [250, 100],
])('a card shows of ₹%d less %d percent what the product page asks for one piece', (price, happyHourDiscount) => {
  const product = { price, happyHourDiscount, bothSide: 0, festivalHourDiscount: 20 };
  expect(priceOf(product)).toBe(toRupees(piecesPrice(product, { quantity: 1 }, new Date()).unitPaise));
});

it('a card shows no discount that only some hours have', () => {
  const priceRules = {
    happyHour: { from: '17:00', until: '19:00' },
    festival: { from: '2026-11-01', until: '2026-11-30' },
  };
  const product = { price: 300, happyHourDiscount: 10, festivalHourDiscount: 20, bothSide: 0, priceRules };
  expect(priceOf(product)).toBe(300);
  expect(piecesPrice(product, { quantity: 1 }, undefined).unitPaise).toBe(300_00);
});
