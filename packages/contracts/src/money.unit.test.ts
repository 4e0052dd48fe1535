import { discountedPaise, toPaise, toRupees } from './money.ts';
import { shippingPaise } from './ordering/totals.ts';
import { numeric, rupees } from './shared.ts';

it.each([
  [249.5, 24950],
  [0.1 + 0.2, 30],
  [1234567.89, 123456789],
  [0, 0],
])('%d rupees are %i paise, and back', (amount, paise) => {
  expect(toPaise(amount)).toBe(paise);
  expect(toPaise(toRupees(paise))).toBe(paise);
});

it.each([
  [100_00, 0, 100_00],
  [100_00, 100, 0],
  [333_33, 15, 283_33],
  [99, 33.3, 66],
])('%i paise less %d percent are %i', (price, percent, result) => {
  expect(discountedPaise(price, percent)).toBe(result);
});

it('ships free only above ₹999', () => {
  expect([shippingPaise(0), shippingPaise(999_00), shippingPaise(999_01)]).toEqual([99_00, 99_00, 0]);
  const terms = { chargePaise: 49_00, freeAbovePaise: 500_00 };
  expect([shippingPaise(500_00, terms), shippingPaise(500_01, terms)]).toEqual([49_00, 0]);
  expect(shippingPaise(1_00_000_00, { ...terms, freeAbovePaise: null })).toBe(49_00);
});

it('takes amounts with at most two decimals, in any size a shop has', () => {
  for (const good of [0, 0.1, 19.99, 123456.78, 1.1]) expect(rupees.safeParse(good).success).toBe(true);
  for (const bad of [0.001, -1, 1.005, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(rupees.safeParse(bad).success).toBe(false);
  }
});

it('reads numbers as forms send them, and makes no number of nothing', () => {
  const amount = numeric({ maximum: 100, decimals: 2 });
  expect([amount.parse('12.50'), amount.parse(3)]).toEqual([12.5, 3]);
  for (const bad of ['', ' ', null, undefined, '1e3', 'x', true]) expect(amount.safeParse(bad).success).toBe(false);
});
