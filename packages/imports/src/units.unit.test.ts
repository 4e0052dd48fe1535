import { unitsOf } from './units.ts';

const rows = ['a', 'b', '', 'a', ''].map((key, at) => ({ row: at + 2, cells: { key } }));
const keyOf = ({ key = '' }: { key?: string }) => key;

describe('the rows of a file', () => {
  it('are one thing each, and a second row of the same thing is a fault that names the first', async () => {
    const units = await unitsOf(rows, { keyOf });
    expect(units.map(({ places }) => places)).toEqual([[0], [1], [2], [3], [4]]);
    expect(units[3]?.fault).toMatchObject({ row: 5, message: { en: 'Row 2 is the same. Delete one of the two.' } });
    expect(units.filter(({ fault }) => fault)).toHaveLength(1);
  });

  it('are a fault where they share what two things cannot share', async () => {
    const phones = ['1', '2', '', '1', ''].map((phone, at) => ({ row: at + 2, cells: { key: String(at), phone } }));
    const unique = { field: 'phone', keyOf: ({ phone = '' }: { phone?: string }) => phone };
    const units = await unitsOf(phones, { keyOf, unique });
    expect(units.flatMap(({ fault }) => fault ?? [])).toMatchObject([{ row: 5, field: 'phone' }]);
  });

  it('are put together by their key where a thing has several, wherever they stand', async () => {
    const units = await unitsOf(rows, { keyOf, isGrouped: true });
    expect(units.map(({ places }) => places)).toEqual([[0, 3], [1], [2], [4]]);
  });
});
