import { MAX_IMPORT_ROWS, type Text } from '@print-shop/contracts';

/** A row of a table, by its number in a spreadsheet. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** The titles of the columns, each once, and the number of the rows below that have a value. */
export interface Table {
  columns: string[];
  rows: number;
}

/** Why a file has no table that can be read. */
export type TableFault =
  | {
      kind:
        | 'no-table'
        | 'old-excel'
        | 'no-rows'
        | 'too-many-rows'
        | 'too-many-columns'
        | 'too-large'
        | 'no-file'
        | 'two-files';
    }
  | { kind: 'open-quote' | 'long-row'; row: number };

const MAX_COLUMNS = 200;
/** The longest cell and the longest row, in characters. */
const MAX_CELL = 10_000;
const MAX_ROW = 100_000;

/** The name of a column without a title: A to Z, AA and so on, as spreadsheets show it. */
const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

function titlesOf(cells: readonly string[]): string[] {
  const titles: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const title = cell.replaceAll(/\s+/g, ' ').trim().slice(0, 190) || columnLetter(index);
    let free = title;
    for (let times = 2; titles.includes(free); times++) free = `${title} (${times})`;
    titles.push(free);
  }
  return titles;
}

/** Takes away the apostrophe by which an export keeps a text from being a formula: `'=1+1` becomes `=1+1`. */
const plainCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The most rows of one cell above the titles: books are exported with the name of the firm, of the report and its days. */
const MOST_HEADINGS = 20;

/**
 * Reads the rows of a sheet and hands those with a value to `write`, one by one. The first of them has the titles, after headings of one
 * cell. Returns why the sheet is no table, also after some rows are written.
 */
export async function readSheet(
  sheet: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  write: (row: TableRow) => void,
): Promise<Table | TableFault> {
  let columns: string[] | undefined;
  let [row, rows] = [0, 0];
  /** Headings, if a row of several cells follows. Otherwise the table has one column, and they are its first rows. */
  let narrow: TableRow[] = [];
  const take = ({ row, cells }: TableRow): TableFault | undefined => {
    if (!columns) {
      const width = cells.findLastIndex(Boolean) + 1;
      if (width > MAX_COLUMNS) return { kind: 'too-many-columns' };
      columns = titlesOf(cells.slice(0, width));
      return undefined;
    }
    if (cells.some(({ length }) => length > MAX_CELL) || cells.join('').length > MAX_ROW)
      return { kind: 'long-row', row };
    const kept = cells.slice(0, columns.length);
    if (!kept.some(Boolean)) return undefined;
    rows += 1;
    if (rows > MAX_IMPORT_ROWS) return { kind: 'too-many-rows' };
    write({ row, cells: kept });
    return undefined;
  };
  /** Takes rows in turn until one has a fault. */
  const takeAll = (taken: readonly TableRow[]): TableFault | undefined => {
    for (const one of taken) {
      const fault = take(one);
      if (fault) return fault;
    }
    return undefined;
  };
  for await (const written of sheet) {
    row += 1;
    const cells = written.map(plainCell);
    const filled = cells.filter(Boolean).length;
    if (filled === 0) continue;
    const isNarrow = !columns && filled === 1;
    if (isNarrow) narrow.push({ row, cells });
    if (isNarrow && narrow.length <= MOST_HEADINGS) continue;
    const fault = takeAll(isNarrow ? narrow : [{ row, cells }]);
    narrow = [];
    if (fault) return fault;
  }
  const fault = takeAll(narrow);
  if (fault) return fault;
  return columns && rows > 0 ? { columns, rows } : { kind: 'no-rows' };
}

const ROWS = MAX_IMPORT_ROWS.toLocaleString('en-IN');
const TEXTS: Record<Exclude<TableFault['kind'], 'open-quote' | 'long-row'>, Text> = {
  'no-table': {
    en: 'This file has no table. Save your list as CSV or XLSX and choose it again.',
    hi: 'इस फ़ाइल में कोई तालिका नहीं है। सूची को CSV या XLSX में सेव करके फिर चुनिए।',
  },
  'old-excel': {
    en: 'This file has an old Excel format or a password. Save it as XLSX without a password and choose it again.',
    hi: 'यह पुराने Excel की या पासवर्ड वाली फ़ाइल है। इसे बिना पासवर्ड के XLSX में सेव करके फिर चुनिए।',
  },
  'no-rows': {
    en: 'This table has no rows. Its first row has the titles of the columns, the others what to import.',
    hi: 'इस तालिका में कोई लाइन नहीं है। पहली लाइन में कॉलम के नाम होते हैं, बाकी में इम्पोर्ट की चीज़ें।',
  },
  'too-many-rows': {
    en: `This table has more than ${ROWS} rows. Split it into several files.`,
    hi: `इस तालिका में ${ROWS} से ज़्यादा लाइनें हैं। इसे कई फ़ाइलों में बाँटिए।`,
  },
  'too-many-columns': {
    en: `This table has more than ${MAX_COLUMNS} columns. Delete those that are not needed.`,
    hi: `इस तालिका में ${MAX_COLUMNS} से ज़्यादा कॉलम हैं। जो नहीं चाहिए, उन्हें हटाइए।`,
  },
  'too-large': {
    en: 'This table is too large. Split it into several files, or save it as CSV.',
    hi: 'यह तालिका बहुत बड़ी है। इसे कई फ़ाइलों में बाँटिए, या CSV में सेव कीजिए।',
  },
  'no-file': {
    en: 'This archive has no table. Put one CSV or XLSX file beside the pictures.',
    hi: 'इस ZIP में कोई तालिका नहीं है। तस्वीरों के साथ एक CSV या XLSX फ़ाइल रखिए।',
  },
  'two-files': {
    en: 'This archive has more than one table. Put one CSV or XLSX file beside the pictures.',
    hi: 'इस ZIP में एक से ज़्यादा तालिकाएँ हैं। तस्वीरों के साथ एक ही CSV या XLSX फ़ाइल रखिए।',
  },
};

export function tableFaultText(fault: TableFault): Text {
  if (fault.kind === 'long-row')
    return {
      en: `Row ${fault.row} is too long. A cell has at most ${MAX_CELL.toLocaleString('en-IN')} characters.`,
      hi: `लाइन ${fault.row} बहुत लंबी है। एक ख़ाने में ज़्यादा से ज़्यादा ${MAX_CELL.toLocaleString('en-IN')} अक्षर होते हैं।`,
    };
  if (fault.kind !== 'open-quote') return TEXTS[fault.kind];
  return {
    en: `A quotation mark is missing near row ${fault.row}, so the file can't be read.`,
    hi: `फ़ाइल लाइन ${fault.row} के पास पढ़ी नहीं जा सकती: वहाँ एक कोट का निशान (") छूटा है।`,
  };
}
