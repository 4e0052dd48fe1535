import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

const NUMBER = /^-?\d+(\.\d+)?$/;
/** The characters that begin a formula in some spreadsheet, also full-width ones. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** Signs that are not seen: those that a terminal obeys, and those that turn the direction of writing. */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const disarmed = (text: string): string => {
  const cell = text.replace(HIDDEN, '');
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
};

/**
 * Streams a table as CSV while it is read; at most one batch of rows is in memory. It begins with a byte order mark, so that
 * spreadsheets read it as UTF-8. A negative number stays a number, and no text can be taken for a formula.
 */
export function toCsv<T>(rows: AsyncIterable<T>, columns: Readonly<Record<string, (row: T) => string>>): Readable {
  const cells = Object.values(columns);
  const source = Readable.from(
    (async function* () {
      for await (const row of rows) yield cells.map((cell) => disarmed(cell(row)));
    })(),
  );
  const csv = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    quoted: true,
    quoted_empty: true,
    record_delimiter: '\r\n',
  });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}
