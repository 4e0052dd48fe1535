import { importedPlaces, placesOf, searchWords } from './invoice.ts';

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

it('gives an imported number with the prefix of the shop its place in the series of its year', () => {
  const own = { year: '25-26', count: 42 };
  const alone = { year: 'INV/25-26/00042', count: 0 };
  const last = { year: 'INV/25-26/00042 o1', count: 0 };
  expect(importedPlaces('INV/25-26/42', '26-27', 'INV', 'o1')).toEqual([own, alone, last]);
  expect(importedPlaces('INV/25-26/42', '26-27', 'CH', 'o1')).toEqual([alone, last]);
  expect(placesOf('INV/25-26/42', '26-27')).toEqual([own, alone]);
  expect(placesOf('318', '25-26')).toEqual([{ year: '25-26 318', count: 0 }]);
  // So large a number would leave few for the year.
  expect(importedPlaces('INV/25-26/900001', '25-26', 'INV', 'o1')).toHaveLength(2);
});
