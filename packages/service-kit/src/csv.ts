import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * A table as CSV, row by row as it is read: no more of it is ever held than one batch. Spreadsheets read it as UTF-8 (it begins
 * with a byte order mark), and take no cell for a formula.
 */
export function toCsv<T>(rows: AsyncIterable<T>, columns: Readonly<Record<string, (row: T) => string>>): Readable {
  const cells = Object.values(columns);
  const source = Readable.from(
    (async function* () {
      for await (const row of rows) yield cells.map((cell) => cell(row));
    })(),
  );
  const csv = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
