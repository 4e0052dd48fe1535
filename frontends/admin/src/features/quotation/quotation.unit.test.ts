import type { Pricing } from '@print-shop/contracts';
import { en } from './messages/en.ts';
import { atTodaysPrices, compose, detailsOf, NOTHING, type Selection, select, type Tab } from './quotation.ts';

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
  ] as const;
  const { items, gone } = atTodaysPrices(lines, pricing);
  expect(items).toMatchObject([{ name: 'Logo', price: 1500, quantity: 2 }]);
  expect(gone).toEqual(['Glue']);
});
