import type { ImportSource } from './source.ts';
import { unitsOf } from './units.ts';

const rows = ['a', 'b', '', 'a', ''].map((key, at) => ({ row: at + 2, cells: { key } }));
const source = (isGrouped: boolean) => ({ keyOf: ({ key = '' }) => key, isGrouped }) as unknown as ImportSource;

describe('the rows of a file', () => {
  it('are one thing each, and a second row of the same thing is a fault that names the first', () => {
    const units = unitsOf(rows, source(false));
    expect(units.map((unit) => unit.rows.map(({ row }) => row))).toEqual([[2], [3], [4], [5], [6]]);
    expect(units[3]?.faults).toMatchObject([{ row: 5, message: { en: 'Row 2 is the same. Delete one of the two.' } }]);
    expect(units.filter(({ faults }) => faults)).toHaveLength(1);
  });

  it('are put together by their key where a thing has several, wherever they stand', () => {
    expect(unitsOf(rows, source(true)).map((unit) => unit.rows.map(({ row }) => row))).toEqual([[2, 5], [3], [4], [6]]);
  });
});
