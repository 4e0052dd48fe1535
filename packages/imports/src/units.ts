import type { ImportRow, ImportSource, RowFault } from './source.ts';

/** The rows of one thing, or the faults for which they are not imported. */
export interface Unit {
  rows: ImportRow[];
  faults?: RowFault[];
}

/**
 * Puts the rows of each thing together, in the order of their first rows. Where a thing has one row, each further row with its key is a
 * fault.
 */
export function unitsOf(rows: readonly ImportRow[], { keyOf, isGrouped = false }: ImportSource): Unit[] {
  const units: Unit[] = [];
  const seen = new Map<string, Unit>();
  for (const row of rows) {
    const key = keyOf(row.cells);
    const first = key ? seen.get(key) : undefined;
    if (!first) {
      const unit = { rows: [row] };
      units.push(unit);
      if (key) seen.set(key, unit);
    } else if (isGrouped) first.rows.push(row);
    else units.push({ rows: [row], faults: [repeated(row.row, first.rows[0]?.row ?? 0)] });
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
