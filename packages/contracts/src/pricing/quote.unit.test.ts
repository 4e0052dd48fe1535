import { fc } from '@print-shop/test-kit/properties';
import { TAX_MODES, TAX_RATES } from '../tax/gst.ts';
import type { QuoteConditions, QuoteDetails, QuoteLine } from './quotations.ts';
import {
  hsnOf,
  PLAIN_CONDITIONS,
  quoteAmounts,
  quoteAmountsInRupees,
  quoteName,
  quotePrice,
  quoteSums,
} from './quote.ts';
import type { Pricing } from './routes.ts';

const _id = 'a'.repeat(24);
const pricing: Pricing = {
  design: { Logo: { _id, price: 1500, version: 1 } },
  lamination: { Matt: { _id, price: 12.5, version: 1 } },
  binding: { Spiral: { _id, price: 40, version: 1 } },
  printing: [
    { _id, type: 'Offset', size: 'A4', price: 4.55, isBothSide: false, version: 1 },
    { _id, type: 'Offset', size: 'A4', price: 7, isBothSide: true, version: 1 },
    { _id, type: 'Digital', size: 'A3', price: 9.01, isBothSide: true, version: 1 },
  ],
  paper: [
    { _id, type: 'Art', gsm: 130, size: 'A4', price: 2.5, version: 1 },
    { _id, type: 'Art', gsm: 300, size: 'A4', price: 6, version: 1 },
  ],
};
const printing = (printingType: string, size: string, printingSide: 'single' | 'both'): QuoteDetails => ({
  type: 'printing',
  printingType,
  size,
  printingSide,
});

it.each([
  [{ type: 'design', designType: 'Logo' }, 1500, 'Logo'],
  [{ type: 'lamination', laminationType: 'Matt' }, 12.5, 'Matt'],
  [{ type: 'binding', bindingType: 'Spiral' }, 40, 'Spiral'],
  [{ type: 'paper', paperType: 'Art', gsm: 300, size: 'A4' }, 6, 'Art 300 gsm, A4'],
  [printing('Offset', 'A4', 'single'), 4.55, 'Offset printing, A4, single side'],
  // Exactly double, even if the list has another price for both sides.
  [printing('Offset', 'A4', 'both'), 9.1, 'Offset printing, A4, both sides'],
  [printing('Digital', 'A3', 'both'), 9.01, 'Digital printing, A3, both sides'],
  [printing('Digital', 'A3', 'single'), 4.51, 'Digital printing, A3, single side'],
] satisfies [QuoteDetails, number, string][])('prices %j at ₹%d', (details, price, name) => {
  expect(quotePrice(pricing, details)).toBe(price);
  expect(quoteName(details)).toBe(name);
});

it.each<QuoteDetails>([
  { type: 'design', designType: 'Poster' },
  { type: 'design', designType: 'constructor' },
  { type: 'custom', name: 'Logo' },
  { type: 'product', productId: _id, name: 'Logo' },
  { type: 'paper', paperType: 'Art', gsm: 300, size: 'A3' },
  printing('Offset', 'A3', 'single'),
])('has no price for %j', (details) => {
  expect(quotePrice(pricing, details)).toBeUndefined();
});

describe('what a quotation comes to', () => {
  const line = (price: number, quantity: number, taxRate: QuoteLine['taxRate'] = 18): QuoteLine => ({
    details: { type: 'custom', name: 'Brochures' },
    price,
    quantity,
    taxRate,
  });
  const amounts = (lines: readonly QuoteLine[], conditions: Partial<QuoteConditions> = {}) => {
    const { lines: _, ...sums } = quoteAmounts(lines, { ...PLAIN_CONDITIONS, ...conditions });
    return sums;
  };
  const none = { discountPaise: 0, deliveryPaise: 0, advancePaise: 0 };

  it('adds up in paise, so that no fraction gets lost', () => {
    expect(amounts([line(0.1, 3), line(0.2, 1)], { tax: 'none' })).toEqual({
      ...none,
      itemsPaise: 50,
      taxPaise: 0,
      totalPaise: 50,
      totalItems: 4,
    });
  });

  it('adds tax after the discount, on the delivery as on the dearest line, and asks for an advance', () => {
    const all = [line(10, 1000), line(400, 5, 5)];
    expect(
      amounts(all, { discount: { unit: 'percent', value: 10 }, delivery: 500, tax: 'added', advance: 50 }),
    ).toEqual({
      itemsPaise: 12_000_00,
      discountPaise: 1_200_00,
      deliveryPaise: 500_00,
      // 18 % of 9,000, 5 % of 1,800, 18 % of 500.
      taxPaise: 1620_00 + 90_00 + 90_00,
      totalPaise: 13_100_00,
      advancePaise: 6_550_00,
      totalItems: 1005,
    });
  });

  it('says what tax is in prices that include it, which stay what is paid', () => {
    expect(amounts([line(118, 10)], { delivery: 59 })).toMatchObject({ taxPaise: 189_00, totalPaise: 1239_00 });
  });

  it('is shown in the rows that say something', () => {
    const rows = (conditions: Partial<QuoteConditions>) => {
      const all = { ...PLAIN_CONDITIONS, ...conditions };
      const amounts = quoteAmountsInRupees(quoteAmounts([line(118, 10)], all));
      return quoteSums({ amounts, tax: all.tax });
    };
    expect(rows({ tax: 'none' })).toEqual([['total', 1180]]);
    expect(rows({})).toEqual([
      ['total', 1180],
      ['included', 180],
    ]);
    expect(rows({ discount: { unit: 'rupees', value: 180 }, delivery: 100, tax: 'added', advance: 25 })).toEqual([
      ['items', 1180],
      ['discount', 180],
      ['delivery', 100],
      ['tax', 198],
      ['total', 1298],
      ['advance', 324.5],
    ]);
  });

  it('takes off no more than the lines cost', () => {
    expect(amounts([line(100, 1)], { discount: { unit: 'rupees', value: 250 }, delivery: 40 })).toMatchObject({
      itemsPaise: 100_00,
      discountPaise: 100_00,
      totalPaise: 40_00,
    });
  });

  it('adds up for any lines and conditions', () => {
    const aLine = fc
      .tuple(fc.nat(100_000), fc.integer({ min: 1, max: 500 }), fc.constantFrom(...TAX_RATES))
      .map(([pricePaise, quantity, rate]) => line(pricePaise / 100, quantity, rate));
    const aDiscount = fc.oneof(
      fc.record({ unit: fc.constant('percent' as const), value: fc.nat(10_000).map((value) => value / 100) }),
      fc.record({ unit: fc.constant('rupees' as const), value: fc.nat(1_000_000).map((value) => value / 100) }),
    );
    const someConditions = fc.record({
      discount: aDiscount,
      delivery: fc.nat(100_000).map((paise) => paise / 100),
      tax: fc.constantFrom(...TAX_MODES),
      advance: fc.nat(100),
    });
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 6 }), someConditions, (lines, given) => {
        const conditions = { ...PLAIN_CONDITIONS, ...given };
        const of = quoteAmounts(lines, conditions);
        const added = conditions.tax === 'added' ? of.taxPaise : 0;
        expect(of.totalPaise).toBe(of.itemsPaise - of.discountPaise + of.deliveryPaise + added);
        expect(of.advancePaise).toBeLessThanOrEqual(of.totalPaise);
        expect(of.lines.length).toBeGreaterThanOrEqual(lines.length);
        for (const { taxablePaise, taxPaise } of of.lines)
          expect(Math.min(taxablePaise, taxPaise)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});

it('knows the code of a line as staff chose it, of design as a service, and else leaves it to the rules of the shop', () => {
  const design = { type: 'design', designType: 'Logo' } as const;
  expect(hsnOf({ details: design })).toBe('998391');
  expect(hsnOf({ details: design, hsn: '4911' })).toBe('4911');
  expect(hsnOf({ details: { type: 'lamination', laminationType: 'Matt' } })).toBeUndefined();
  expect(hsnOf({ details: { type: 'custom', name: 'Brochures' }, hsn: '4901' })).toBe('4901');
});
