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
  | { kind: 'open-quote'; row: number };

const MAX_COLUMNS = 200;

/** The name of a column without a title: A to Z, AA and so on, as spreadsheets show it. */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

function titlesOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const title = cell.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || letterOf(index);
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return times === 1 ? title : `${title} (${times})`;
  });
}

/** Takes away the apostrophe by which an export keeps a text from being a formula: `'=1+1` becomes `=1+1`. */
const plainCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * Reads the rows of a sheet and hands those with a value to `write`, one by one. The first of them has the titles. Returns why the sheet
 * is no table, also after some rows are written.
 */
export async function readSheet(
  sheet: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  write: (row: TableRow) => void,
): Promise<Table | TableFault> {
  let columns: string[] | undefined;
  let [row, rows] = [0, 0];
  for await (const written of sheet) {
    row += 1;
    const cells = written.map(plainCell);
    if (!cells.some(Boolean)) continue;
    if (!columns) {
      const width = cells.findLastIndex(Boolean) + 1;
      if (width > MAX_COLUMNS) return { kind: 'too-many-columns' };
      columns = titlesOf(cells.slice(0, width));
      continue;
    }
    const kept = cells.slice(0, columns.length);
    if (!kept.some(Boolean)) continue;
    rows += 1;
    if (rows > MAX_IMPORT_ROWS) return { kind: 'too-many-rows' };
    write({ row, cells: kept });
  }
  return columns && rows > 0 ? { columns, rows } : { kind: 'no-rows' };
}

const ROWS = MAX_IMPORT_ROWS.toLocaleString('en-IN');
const TEXTS: Record<Exclude<TableFault['kind'], 'open-quote'>, Text> = {
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
    hi: 'इस तालिका में कोई लाइन नहीं है। पहली लाइन में कॉलम के नाम होते हैं, बाकी में आयात की चीज़ें।',
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
    en: 'This table is too large. Split it into several files.',
    hi: 'यह तालिका बहुत बड़ी है। इसे कई फ़ाइलों में बाँटिए।',
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

/** The sentence for the person who chose the file. */
export function tableFaultText(fault: TableFault): Text {
  if (fault.kind !== 'open-quote') return TEXTS[fault.kind];
  return {
    en: `The file cannot be read near row ${fault.row}: a quotation mark is missing there.`,
    hi: `फ़ाइल लाइन ${fault.row} के पास पढ़ी नहीं जा सकती: वहाँ एक उद्धरण चिह्न (") छूटा है।`,
  };
}
