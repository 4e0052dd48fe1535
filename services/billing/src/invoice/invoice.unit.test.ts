import { searchWords } from './invoice.ts';

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
