import { Readable } from 'node:stream';
import { csvCell } from '@print-shop/contracts';
import { stringify } from 'csv-stringify';

/**
 * Streams a table as CSV while it is read; at most one batch of rows is in memory. It begins with a byte order mark, so that
 * spreadsheets read it as UTF-8. A negative number stays a number, and no text can be taken for a formula.
 */
export function toCsv<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  columns: Readonly<Record<string, (row: T) => string>>,
): Readable {
  const cells = Object.values(columns);
  const source = Readable.from(
    (async function* () {
      for await (const row of rows) yield cells.map((cell) => csvCell(cell(row)));
    })(),
  );
  const csv = stringify({
    bom: true,
    header: true,
    // A file to mend takes its heads from the file that was sent.
    columns: Object.keys(columns).map(csvCell),
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
  });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
