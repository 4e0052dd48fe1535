import type { TaxMode } from './gst.ts';
import { type DatedRule, heldOn, heldRateOf, percentFor, ruleOf, STANDARD_RULE, toDatedRule } from './rules.ts';

/** Apparel: up to ₹1,000 and from 22 September 2025 up to ₹2,500 a piece, 5 %; above, 12 and then 18 %. */
const apparel: DatedRule = {
  scope: 'type',
  name: 'T-Shirts',
  kind: 'taxable',
  hsn: '6109',
  unit: 'PCS',
  rates: [
    { from: '2025-09-22', percent: 5, above: { pricePaise: 2_500_00, percent: 18 } },
    { from: '2017-07-01', percent: 5, above: { pricePaise: 1_000_00, percent: 12 } },
  ],
};

const rateOn = (rule: DatedRule, day: string, piecePaise: number, mode?: TaxMode) =>
  percentFor(heldOn(rule, day), piecePaise, mode);

it.each([
  ['2025-09-21', 1_050_00, 5],
  ['2025-09-21', 1_051_00, 12],
  ['2025-09-22', 1_051_00, 5],
  ['2026-11-23', 2_625_00, 5],
  ['2026-11-23', 2_625_01, 18],
  ['2017-06-30', 500_00, 0],
])('on %s a shirt of %d paise bears %d percent', (day, piecePaise, percent) => {
  expect(rateOn(apparel, day, piecePaise)).toBe(percent);
});

it('looks at the price itself where the tax is added to it', () => {
  expect(rateOn(apparel, '2026-11-23', 2_500_01, 'added')).toBe(18);
  expect(rateOn(apparel, '2026-11-23', 2_500_00, 'added')).toBe(5);
});

it('reads a rule as it is answered, in rupees', () => {
  const rates = [{ from: '2025-09-22', percent: 5, above: { price: 2500, percent: 18 } }];
  const { scope, name, kind, hsn, unit } = apparel;
  const answered = { _id: 'a'.repeat(24), scope, name, kind, hsn, unit, rates, updatedAt: '2026-11-23T00:00:00.000Z' };
  expect(toDatedRule(answered)).toEqual({ ...apparel, rates: apparel.rates.slice(0, 1) });
});

it('takes nothing for what is nil rated or exempt', () => {
  for (const kind of ['nil', 'exempt'] as const) expect(rateOn({ ...apparel, kind }, '2026-11-23', 1_00)).toBe(0);
});

describe('the rule of a product', () => {
  const all: DatedRule = { ...apparel, scope: 'all', name: '', hsn: '4911' };
  const one: DatedRule = { ...apparel, scope: 'product', name: 'f'.repeat(24), hsn: '6205' };

  it('is its own, then that of its type, then that of everything', () => {
    const rules = [all, apparel, one];
    expect(ruleOf(rules, { id: 'f'.repeat(24), type: 'T-Shirts' }).hsn).toBe('6205');
    expect(ruleOf(rules, { id: 'e'.repeat(24), type: 't-shirts' }).hsn).toBe('6109');
    expect(ruleOf(rules, { id: 'e'.repeat(24), type: 'Mugs' }).hsn).toBe('4911');
    expect(ruleOf(rules, { id: null }).hsn).toBe('4911');
  });

  it('is the standard one while the shop has none', () => {
    expect(ruleOf([], { id: null })).toBe(STANDARD_RULE);
  });
});

it('finds the rate of a product among those that hold today', () => {
  const above = { price: 2500, percent: 18 };
  const rates = [
    { scope: 'all', name: '', percent: 18 },
    { scope: 'type', name: 'T-Shirts', percent: 5, above },
    { scope: 'product', name: 'f'.repeat(24), percent: 0 },
  ] as const;
  const rate = (id: string, type: string) => heldRateOf(rates, { id, type });
  expect(rate('f'.repeat(24), 'T-Shirts')).toEqual({ percent: 0 });
  expect(rate('e'.repeat(24), 'T-Shirts')).toEqual({ percent: 5, above: { pricePaise: 2_500_00, percent: 18 } });
  expect(rate('e'.repeat(24), 'Mugs')).toEqual({ percent: 18 });
  expect(heldRateOf([], { id: null })).toBeUndefined();
});
