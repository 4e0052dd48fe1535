import { csvCell } from '@print-shop/contracts/client';
import type { Column } from './columns.ts';

/** With a byte order mark, spreadsheets read the file as UTF-8. */
const BOM = '\uFEFF';
const quoted = (cell: string) => `"${csvCell(cell).replaceAll('"', '""')}"`;

/** Returns rows as a CSV file: the columns that have a value, with their titles above. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = columns.flatMap(({ title, value }) => (value ? [{ title, value }] : []));
  const lines = [cells.map(({ title }) => title), ...rows.map((row) => cells.map(({ value }) => String(value(row))))];
  return BOM + lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}
