import { fc } from '@print-shop/test-kit/properties';
import { breakFault } from './break-faults.ts';
import { priceOne } from './price-lines.ts';
import type { PriceBreak } from './rules.ts';

const pieces = (from: number, price: number): PriceBreak => ({ from, price, per: 'piece' });
const block = (from: number, price: number): PriceBreak => ({ from, price, per: 'block' });

it.each<[string, PriceBreak[], object | undefined]>([
  ['none', [], undefined],
  ['falling prices', [pieces(50, 265), pieces(100, 250), block(500, 100_000)], undefined],
  ['a break at one piece', [pieces(1, 200)], { at: 0, kind: 'not-more-pieces', from: 1, before: 1 }],
  ['the same quantity twice', [pieces(50, 265), pieces(50, 250)], { at: 1, kind: 'not-more-pieces' }],
  ['the plain price again', [pieces(50, 300)], { at: 0, kind: 'not-cheaper' }],
  ['a block that is dearer', [pieces(50, 265), block(100, 27_000)], { at: 1, kind: 'not-cheaper', before: 50 }],
  ['two for less than one', [pieces(2, 149)], { at: 0, kind: 'less-in-all', from: 2, before: 1 }],
  ['51 for less than 50', [pieces(50, 265), pieces(51, 200)], { at: 1, kind: 'less-in-all', before: 50 }],
])('breaks of a product for ₹300: %s', (_, breaks, fault) => {
  const found = breakFault(300_00, breaks);
  if (fault) expect(found).toMatchObject(fault);
  else expect(found).toBeUndefined();
});

it('without a fault, one piece costs the plain price', () => {
  const rules = fc.record({
    pricePaise: fc.integer({ min: 0, max: 10_000_00 }),
    breaks: fc.array(
      fc.record({
        from: fc.integer({ min: 1, max: 200 }),
        price: fc.integer({ min: 0, max: 10_000_00 }).map((paise) => paise / 100),
        per: fc.constantFrom('piece' as const, 'block' as const),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });
  let without = 0;
  fc.assert(
    fc.property(rules, ({ pricePaise, breaks }) => {
      const sorted = [...breaks].sort((a, b) => a.from - b.from);
      if (breakFault(pricePaise, sorted)) return;
      without += 1;
      const product = { pricePaise, happyHourDiscount: 0, priceRules: { breaks: sorted } };
      expect(priceOne(product, 1, new Date()).totalPaise).toBe(pricePaise);
    }),
    { numRuns: 3000 },
  );
  expect(without).toBeGreaterThan(100);
});
