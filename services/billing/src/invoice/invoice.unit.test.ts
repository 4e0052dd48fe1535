import { importedPlaces, numberKey, placesOf, searchWords } from './invoice.ts';

it('is found by its number, its order, its customer and what it corrects', () => {
  const given = {
    number: 'CN/26-27/00007',
    orderId: '66aa00000000000000abcdef',
    orderKind: 'order' as const,
    buyer: { name: 'Rao & Sons', gstin: '27AAPFU0939F1ZV', stateCode: '27', address: '' },
    email: '',
    corrects: { id: 'i', number: 'INV/26-27/00001', issuedAt: new Date(0) },
  };
  expect(searchWords(given)).toEqual([
    ...['cn/26-27/00007', 'cn', '26-27', '00007', 'inv/26-27/00001'],
    ...['66aa00000000000000abcdef', 'abcdef', 'rao', '&', 'sons', '27aapfu0939f1zv'],
  ]);
  expect(searchWords({ ...given, orderKind: 'bulk-order' as const })).toContain('66aa0000');
});

it('compares numbers in capitals, and with the zeros that the shop writes', () => {
  for (const number of ['INV/26-27/00042', 'inv/26-27/42', ' INV/26-27/000042 '])
    expect(numberKey(number)).toBe('INV/26-27/00042');
  expect(numberKey('old-318/a')).toBe('OLD-318/A');
  // 26-28 is no financial year, and nothing is numbered 0.
  expect(numberKey('INV/26-28/42')).toBe('INV/26-28/42');
  expect(numberKey('INV/26-27/0')).toBe('INV/26-27/0');
});

it('gives an imported number with the prefix of the shop its place in the series of its year', () => {
  const own = { year: '25-26', count: 42 };
  const alone = { year: 'INV/25-26/00042', count: 0 };
  const last = { year: 'INV/25-26/00042 o1', count: 0 };
  expect(importedPlaces('INV/25-26/42', 'INV', 'o1')).toEqual([own, alone, last]);
  expect(importedPlaces('INV/25-26/42', 'CH', 'o1')).toEqual([alone, last]);
  expect(placesOf('INV/25-26/42')).toEqual([own, alone]);
  expect(placesOf('318')).toEqual([{ year: '318', count: 0 }]);
  // So large a number would leave few for the year.
  expect(importedPlaces('INV/25-26/900001', 'INV', 'o1')).toHaveLength(2);
});
