import { createHash } from 'node:crypto';
import type { ImportMapping } from '@print-shop/contracts';
import type { Cells, ImportField, ImportRow } from './source.ts';
import type { TableRow } from './table.ts';

/** A title as it is compared: case, spaces and signs differ from file to file. */
const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Tells the files apart that have different columns, in any order. */
export const columnsKey = (columns: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(plain).sort()))
    .digest('hex');

/** Maps each field to the column that has its name, its title in either language or another known title. */
export function guessMapping(fields: readonly ImportField[], columns: readonly string[]): ImportMapping {
  const free = new Map(columns.map((column) => [plain(column), column]));
  const mapping: ImportMapping = {};
  for (const { field, title, aliases = [] } of fields) {
    const name = [title.en, title.hi, field, ...aliases].map(plain).find((one) => free.has(one));
    const column = name === undefined ? undefined : free.get(name);
    if (name === undefined || column === undefined) continue;
    mapping[field] = column;
    free.delete(name);
  }
  return mapping;
}

/** The part of a mapping that this file and these fields have. */
export function knownMapping(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  columns: readonly string[],
): ImportMapping {
  const names = new Set(fields.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(mapping).filter(([field, column]) => names.has(field) && columns.includes(column)),
  );
}

/** Gives the cells of rows their fields. */
export function mapRows(rows: readonly TableRow[], columns: readonly string[], mapping: ImportMapping): ImportRow[] {
  const places = Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)] as const);
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? ''])) as Cells,
  }));
}
