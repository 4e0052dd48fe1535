import { createHash } from 'node:crypto';
import type { ImportMapping, Text } from '@print-shop/contracts';
import type { Cells, ImportField, ImportRow } from './source.ts';
import type { TableRow } from './table.ts';

/** A title as it is compared: case, spaces and signs differ from file to file. */
const plain = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The last column of a file to mend, which says what to mend. */
export const FAULT_TITLE: Text = { en: 'To correct', hi: 'क्या ठीक करना है' };
/** Its title in files of earlier releases. */
const EARLIER_TITLE = 'To mend';
const faultTitles = new Set([...Object.values(FAULT_TITLE), EARLIER_TITLE].map(plain));

/** Tells the files apart that have different columns, in any order. A file to mend has the columns of its first one. */
export function columnsKey(columns: readonly string[]): string {
  const names = columns.map(plain).filter((name) => !faultTitles.has(name));
  return createHash('sha256').update(JSON.stringify(names.sort())).digest('hex');
}

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

/** The part of a mapping that this file and these fields have. Titles are compared without case and signs. */
export function knownMapping(
  mapping: ImportMapping,
  fields: readonly ImportField[],
  columns: readonly string[],
): ImportMapping {
  const names = new Set(fields.map(({ field }) => field));
  const columnOf = new Map(columns.map((column) => [plain(column), column]));
  return Object.fromEntries(
    Object.entries(mapping).flatMap(([field, title]) => {
      const column = columns.includes(title) ? title : columnOf.get(plain(title));
      return names.has(field) && column !== undefined ? [[field, column]] : [];
    }),
  );
}

export function mapRows(rows: readonly TableRow[], columns: readonly string[], mapping: ImportMapping): ImportRow[] {
  const places = Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)] as const);
  return rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? ''])) as Cells,
  }));
}
