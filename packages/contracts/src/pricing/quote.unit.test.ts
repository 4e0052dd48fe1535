import type { QuoteDetails } from './quotations.ts';
import { quoteName, quotePrice, quoteTotals } from './quote.ts';
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
  { type: 'paper', paperType: 'Art', gsm: 300, size: 'A3' },
  printing('Offset', 'A3', 'single'),
])('has no price for %j', (details) => {
  expect(quotePrice(pricing, details)).toBeUndefined();
});

it('adds up in paise, so that no fraction gets lost', () => {
  expect(
    quoteTotals([
      { price: 0.1, quantity: 3 },
      { price: 0.2, quantity: 1 },
    ]),
  ).toEqual({ grandTotal: 0.5, totalItems: 4 });
});
