import type { ImportRow, ImportSource, RowFault } from './source.ts';

/** A thing of the file: the places of its rows among the rows, or the fault for which it is not imported. */
export interface Unit {
  places: number[];
  fault?: RowFault;
}

/**
 * Puts the rows of each thing together, in the order of their first rows. Where a thing has one row, each further row with its key is a
 * fault. Only keys and places stay in memory.
 */
export async function unitsOf(
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  { keyOf, isGrouped = false, unique }: Pick<ImportSource, 'keyOf' | 'isGrouped' | 'unique'>,
): Promise<Unit[]> {
  const units: Unit[] = [];
  const seen = new Map<string, { unit: Unit; row: number }>();
  const taken = new Map<string, number>();
  let place = 0;
  for await (const { row, cells } of rows) {
    const key = keyOf(cells);
    const first = key ? seen.get(key) : undefined;
    if (first && isGrouped) first.unit.places.push(place);
    else {
      const other = unique?.keyOf(cells) ?? '';
      const holder = other ? taken.get(other) : undefined;
      if (other && holder === undefined && !first) taken.set(other, row);
      const fault = first
        ? repeated(row, first.row)
        : holder === undefined
          ? undefined
          : shared(row, holder, unique?.field);
      const unit: Unit = { places: [place], ...(fault ? { fault } : {}) };
      units.push(unit);
      if (key && !first) seen.set(key, { unit, row });
    }
    place += 1;
  }
  return units;
}

const repeated = (row: number, first: number): RowFault => ({
  row,
  message: {
    en: `Row ${first} is the same. Delete one of the two.`,
    hi: `लाइन ${first} भी यही है। दोनों में से एक हटाइए।`,
  },
});

const shared = (row: number, first: number, field: string | undefined): RowFault => ({
  row,
  field,
  message: {
    en: `Row ${first} has the same. Two cannot share it.`,
    hi: `लाइन ${first} में भी यही है। दोनों में एक ही नहीं हो सकता।`,
  },
});
