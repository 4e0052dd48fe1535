import type { DatedRule, Pricing } from '@print-shop/contracts';
import { en } from './messages/en.ts';
import {
  atTodaysPrices,
  compose,
  detailsOf,
  freeLine,
  NOTHING,
  piecePrice,
  type Selection,
  select,
  type Tab,
  usualTax,
} from './quotation.ts';

const _id = 'a'.repeat(24);
const pricing: Pricing = {
  design: { Logo: { _id, price: 1500, version: 1 } },
  lamination: {},
  binding: { Spiral: { _id, price: 40, version: 1 } },
  printing: [{ _id, type: 'Offset', size: 'A4', price: 4.5, isBothSide: false, version: 1 }],
  paper: [{ _id, type: 'Art', gsm: 130, size: 'A4', price: 2.5, version: 1 }],
};
const chosen = (change: Partial<Selection>): Selection => ({ ...NOTHING, ...change });

it.each<[Tab, Partial<Selection>, string]>([
  ['design', {}, 'Please select a design'],
  ['paper', { paperType: 'Art', paperGsm: '130' }, 'Please select complete paper specifications'],
  ['printing', { printingType: 'Offset' }, 'Please select a printing option'],
  ['lamination', {}, 'Please select a lamination option'],
  ['binding', {}, 'Please select a binding option'],
])('says on the tab %s what is missing of %j', (tab, change, message) => {
  expect(compose(tab, pricing, chosen(change), en)).toEqual({ message });
  expect(detailsOf(tab, chosen(change))).toBeUndefined();
});

it.each<[Tab, Partial<Selection>, string]>([
  ['paper', { paperType: 'Art', paperGsm: '130', paperSize: 'A3' }, 'Selected paper combination not found'],
  ['printing', { printingType: 'Offset', printingSize: 'A3' }, 'Selected printing option not found'],
  ['design', { design: 'Poster' }, 'Please select a design'],
])('says on the tab %s that the price list has lost %j', (tab, change, message) => {
  expect(compose(tab, pricing, chosen(change), en)).toEqual({ message });
  expect(detailsOf(tab, chosen(change))).toBeDefined();
});

it('clears what depended on a choice', () => {
  const full = chosen({
    paperType: 'Art',
    paperGsm: '130',
    paperSize: 'A4',
    printingType: 'Offset',
    printingSize: 'A4',
  });
  expect(select(full, { paperType: 'Matt' })).toMatchObject({ paperGsm: '', paperSize: '', printingSize: 'A4' });
  expect(select(full, { paperGsm: '170' })).toMatchObject({ paperType: 'Art', paperSize: '' });
  expect(select(full, { printingType: 'Digital' })).toMatchObject({ printingSize: '', paperSize: 'A4' });
  expect(select(full, { printingSide: 'both' })).toMatchObject({ printingSize: 'A4' });
});

it('takes kept lines over at the prices of today, and names what the list does not have any more', () => {
  const lines = [
    { details: { type: 'design', designType: 'Logo' }, price: 1200, quantity: 2 },
    { details: { type: 'binding', bindingType: 'Glue' }, price: 30, quantity: 1 },
    { details: { type: 'custom', name: 'Ladder' }, price: 20, quantity: 1, taxRate: 5, hsn: '995462' },
  ] as const;
  const { items, gone } = atTodaysPrices(lines, pricing);
  expect(items).toMatchObject([
    { name: 'Logo', price: 1500, quantity: 2 },
    { name: 'Ladder', price: 20, taxRate: 5, hsn: '995462' },
  ]);
  expect(gone).toEqual(['Glue']);
});

describe('a line of its own', () => {
  const values = { name: ' Ladder ', price: '20.005', quantity: '3', taxRate: 5, hsn: ' 995462 ' } as const;

  it('has its price in whole paise, its rate and its code', () => {
    expect(freeLine(values)).toMatchObject({ name: 'Ladder', price: 20.01, quantity: 3, taxRate: 5, hsn: '995462' });
    expect(freeLine({ ...values, hsn: '', productId: _id })).toMatchObject({
      type: 'product',
      details: { productId: _id },
    });
  });

  it.each([
    { name: ' ' },
    { price: '' },
    { price: '-1' },
    { price: '1e400' },
    { quantity: '1.5' },
    { quantity: '0' },
    { quantity: '1000001' },
    { hsn: '99546' },
  ])('is not complete with %j', (part) => {
    expect(freeLine({ ...values, ...part })).toBeUndefined();
  });
});

it('prices a piece by the breaks at its quantity, without the discounts that come and go', () => {
  const product = {
    _id,
    type: 'Mugs',
    price: 300,
    bothSide: 0,
    happyHourDiscount: 10,
    festivalHourDiscount: 0,
    priceRules: {
      breaks: [{ from: 50, price: 250, per: 'piece' as const }],
      happyHour: { from: '00:00', until: '23:59' },
    },
  };
  const prices = [1, 49, 50, 0, Number.NaN].map((quantity) => piecePrice(product, quantity, new Date()));
  // 42 pieces and more cost at most what 50 do.
  expect(prices).toEqual([300, 255.1, 250, 300, 300]);
});

it('knows the usual HSN and rate by the rules of the shop, and the standard ones without', () => {
  const shirts: DatedRule = {
    scope: 'type',
    name: 'T-Shirt',
    kind: 'taxable',
    hsn: '6109',
    unit: 'PCS',
    rates: [
      { from: '2025-09-22', percent: 5, above: { pricePaise: 2500_00, percent: 18 } },
      { from: '2017-07-01', percent: 12 },
    ],
  };
  const rules = [shirts];
  const product = { _id, type: 'T-Shirt' };
  const at = { price: 2600, mode: 'included', day: '2026-11-23' } as const;
  expect(usualTax(rules, product, at)).toEqual({ hsn: '6109', rate: 5 });
  expect(usualTax(rules, product, { ...at, mode: 'added' })).toEqual({ hsn: '6109', rate: 18 });
  // A rate that quotations do not have any more.
  expect(usualTax(rules, product, { ...at, day: '2020-01-01' })).toEqual({ hsn: '6109', rate: 18 });
  expect(usualTax([], undefined, at)).toEqual({ hsn: '4911', rate: 18 });
});
