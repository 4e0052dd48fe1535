import { documentNumberKey, financialYear } from './document-prefixes.ts';

it.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2027-01-01', '26-27'],
  ['2099-12-31', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

it('compares numbers of documents in capitals, with the zeros that the shop writes, and those of one financial year', () => {
  for (const number of ['INV/26-27/00042', 'inv/26-27/42', ' INV/26-27/000042 '])
    expect(documentNumberKey(number, '26-27')).toBe('INV/26-27/00042');
  expect(documentNumberKey('old-318/a', '26-27')).toBe(documentNumberKey('OLD-318/A ', '26-27'));
  expect(documentNumberKey('101', '26-27')).not.toBe(documentNumberKey('101', '25-26'));
  // One that names its year is the same in whatever year its goods were delivered.
  expect(documentNumberKey('INV/25-26/42', '26-27')).toBe(documentNumberKey('INV/25-26/42', '25-26'));
  // 26-28 is no financial year, and nothing is numbered 0.
  expect(documentNumberKey('INV/26-28/42', '26-27')).toBe('26-27 INV/26-28/42');
  expect(documentNumberKey('INV/26-27/0', '26-27')).toBe('26-27 INV/26-27/0');
});
