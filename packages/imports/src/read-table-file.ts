import { CsvError, parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { decodeText } from './decode-text.ts';
import { type Table, type TableFault, tableOf } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Excel writes the delimiter in a first line like `sep=;`. */
const SEP = /^sep=(.)\r?\n/i;

/** The delimiter that the line with the titles has most often, outside of quotation marks. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const bare = head.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: bare.split(delimiter).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).delimiter;
}

function readCsv(written: string): Table | TableFault {
  const sep = SEP.exec(written)?.[1];
  const text = sep ? written.replace(SEP, '\n') : written;
  try {
    const sheet: string[][] = parse(text, {
      bom: true,
      delimiter: sep ?? delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
    });
    return tableOf(sheet);
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

async function readXlsx(bytes: Buffer): Promise<Table | TableFault> {
  const sheets = await readSheets(bytes, { trim: false }).catch(() => undefined);
  const [first] = sheets ?? [];
  return first ? tableOf(first.data.map((row) => row.map(textOf))) : { kind: 'no-table' };
}

const isOf = (bytes: Uint8Array, ...head: number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** Reads the table of a CSV or XLSX file, or says why there is none. The first sheet of a workbook counts. */
export async function readTableFile(bytes: Buffer): Promise<Table | TableFault> {
  if (isOf(bytes, 0x50, 0x4b)) return readXlsx(bytes);
  if (isOf(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'old-excel' };
  const text = decodeText(bytes);
  return text === undefined ? { kind: 'no-table' } : readCsv(text);
}
