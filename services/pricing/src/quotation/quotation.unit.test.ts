import type { Pricing, QuoteLine } from '@print-shop/contracts';
import { checkPrices, checkValidity, quotationNumber, searchWords } from './quotation.ts';

const pricing: Pricing = {
  design: { Logo: { _id: 'a'.repeat(24), price: 1500.5, version: 1 } },
  lamination: {},
  binding: {},
  printing: [],
  paper: [],
};
const logo = (price: number): QuoteLine => ({ details: { type: 'design', designType: 'Logo' }, price, quantity: 2 });

it('takes lines at the price of the price list, and names those that are not', () => {
  expect(() => checkPrices([logo(1500.5)], pricing)).not.toThrow();
  const gone: QuoteLine = { details: { type: 'binding', bindingType: 'Spiral' }, price: 40, quantity: 1 };
  expect(() => checkPrices([logo(1500.5), gone], pricing)).toThrow('changed meanwhile: "Spiral".');
  expect(() => checkPrices([logo(1), gone], pricing)).toThrow('"Logo", "Spiral"');
});

it('is valid until today at the least', () => {
  expect(() => checkValidity('2026-02-01', '2026-02-01')).not.toThrow();
  expect(() => checkValidity('2026-01-31', '2026-02-01')).toThrow('not over yet');
});

it('is found by its number, by its count alone, and by the names of the customer', () => {
  expect(quotationNumber('2026', 7)).toBe('Q-2026-0007');
  expect(searchWords({ number: 'Q-2026-0007', customerName: 'Sharma  Sweets' })).toEqual([
    'sharma',
    'sweets',
    'q-2026-0007',
    '0007',
    '7',
  ]);
});
