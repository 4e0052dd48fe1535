import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import readSheets from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import { readSheet, type Table, type TableFault, type TableRow } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Characters of a text that are parsed at a time. */
const PART = 256 * 1024;
/** Excel writes the delimiter in a first line like `sep=;`. */
const SEP = /^sep=(.)\r?\n/i;

/** The lines of a file among which its titles are. */
const HEAD_LINES = 30;

/** The delimiter that the line with the titles has most often, outside of quotation marks. Headings above it have none. */
function delimiterOf(text: string): string {
  const lines = text.trimStart().split(/\r\n|\n|\r/, HEAD_LINES);
  const bare = lines.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const head = bare.find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? '';
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: head.split(delimiter).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).delimiter;
}

/** A text in parts, so that its rows are read without all of them in memory. */
function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PART) yield text.slice(at, at + PART);
}

async function readCsv(written: string, write: (row: TableRow) => void): Promise<Table | TableFault> {
  const sep = SEP.exec(written)?.[1];
  const text = (sep ? written.replace(SEP, '\n') : written).replace(/^\ufeff/, '');
  const rows = Readable.from(partsOf(text)).pipe(
    parse({
      delimiter: sep ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    }),
  );
  try {
    return await readSheet(rows as AsyncIterable<string[]>, write);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { kind: 'open-quote', row: Number(error.lines ?? 1) };
  }
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell);
};

async function readXlsx(bytes: Buffer, write: (row: TableRow) => void): Promise<Table | TableFault> {
  const sheets = await readSheets(bytes, { trim: false }).catch(() => undefined);
  const [first] = sheets ?? [];
  return first ? readSheet(textsOf(first.data), write) : { kind: 'no-table' };
}

function* textsOf(rows: readonly (readonly unknown[])[]): Generator<string[]> {
  for (const row of rows) yield row.map(textOf);
}

const startsWithBytes = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/**
 * Reads the table of a CSV or XLSX file and hands its rows to `write`, or says why there is no table. The first sheet of a workbook
 * counts.
 */
export async function readTableFile(bytes: Buffer, write: (row: TableRow) => void): Promise<Table | TableFault> {
  if (startsWithBytes(bytes, 0x50, 0x4b)) return readXlsx(bytes, write);
  if (startsWithBytes(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'old-excel' };
  const text = decodeText(bytes);
  return text === undefined ? { kind: 'no-table' } : readCsv(text, write);
}
