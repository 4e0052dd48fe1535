import type { BankLayout } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit/errors';
import { parse } from 'csv-parse/sync';

/** The columns of a bank's statement, by what they hold. */
export interface Columns {
  date: string;
  text: string;
  /** What came in. */
  credit: string;
  /** Empty where there is none. */
  reference: string;
}

/** As the banks' net banking downloads them. */
const LAYOUTS: Record<Exclude<BankLayout, 'other'>, Columns> = {
  hdfc: { date: 'Date', text: 'Narration', credit: 'Deposit Amt.', reference: 'Chq./Ref.No.' },
  icici: {
    date: 'Value Date',
    text: 'Transaction Remarks',
    credit: 'Deposit Amount (INR )',
    reference: 'Cheque Number',
  },
  sbi: { date: 'Txn Date', text: 'Description', credit: 'Credit', reference: 'Ref No./Cheque No.' },
};

/** What came in by one row of a statement. */
export interface Credit {
  /** In the file, from 1. */
  line: number;
  date: string;
  /** The same like 2026-11-23; missing where it is not understood. */
  day?: string | undefined;
  paise: number;
  text: string;
  /** Empty where none was found. */
  utr: string;
  /** Ids of orders that the text names, whole or their last six characters, in lower case. */
  references: string[];
}

/** Case, spaces and dots differ between downloads of the same bank. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Some banks put zeros before it. */
const UTR = /(?<!\d)0*(\d{12})(?!\d)/;
/** Has digits that could be a UTR. */
const ORDER_ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/gi;
/** Our UPI links carry the order's id as their reference and `Order 0A1B2C` as their note. */
const ORDER = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])|(?<=order[\s:#-]{0,3})[0-9a-f]{6}(?![0-9a-f])/gi;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `23/11/26`, `23-11-2026` or `23 Nov 2026` like 2026-11-23. */
function dayOfCell(cell: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[\s/.-](\d{1,2}|[a-z]{3})[a-z]*[\s/.-](\d{4}|\d\d)(?!\d)/i.exec(cell) ?? [];
  const at = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.toLowerCase()) + 1;
  if (year === '' || at < 1 || at > 12) return undefined;
  return `${year.padStart(4, '20')}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const utrOf = (cell: string): string | undefined => UTR.exec(cell.replaceAll(ORDER_ID, ' '))?.[1];

/** `1,234.50` or `1234.5 Cr` in paise; 0 for an empty cell. Undefined for what is no amount. */
function paiseOf(cell: string): number | undefined {
  const text = cell.replaceAll(/[,\s₹]|cr\.?$/gi, '');
  if (text === '' || text === '-') return 0;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/**
 * The credits of a bank's statement in CSV. The table may begin below the bank's letterhead. Throws invalid-input for a file that
 * has no such table, or amounts that are none.
 */
export function creditsOf(csv: string, layout: BankLayout, mapping?: Columns): Credit[] {
  const columns = layout === 'other' ? mapping : LAYOUTS[layout];
  if (!columns?.text || !columns.credit) throw noColumns();
  let rows: string[][];
  try {
    const delimiter = csv.split('\n', 40).some((line) => line.split('\t').length > 3) ? '\t' : ',';
    rows = parse(csv, { bom: true, relax_column_count: true, relax_quotes: true, trim: true, delimiter });
  } catch {
    throw noTable();
  }
  const wanted = [columns.text, columns.credit].map(plain);
  const head = rows.findIndex((row) => wanted.every((name) => row.some((cell) => plain(cell) === name)));
  if (head < 0) throw noTable();
  const names = (rows[head] ?? []).map(plain);
  const at = (name: string) => (name ? names.indexOf(plain(name)) : -1);
  const [date, text, credit, reference] = [
    at(columns.date),
    at(columns.text),
    at(columns.credit),
    at(columns.reference),
  ];

  return rows.slice(head + 1).flatMap((row, index) => {
    const cell = (column: number): string => row[column] ?? '';
    // Below the table, banks write sums and legends.
    if (date >= 0 && !/^\d{1,4}[\s/.-]/.test(cell(date))) return [];
    const paise = paiseOf(cell(credit));
    if (paise === undefined) throw noAmount(cell(credit), head + index + 2);
    if (paise === 0) return [];
    const said = [cell(text), cell(reference)].join(' ');
    return {
      ...{ line: head + index + 2, date: cell(date), paise, text: cell(text).slice(0, 300) },
      day: dayOfCell(cell(date)),
      utr: utrOf(cell(reference)) ?? utrOf(cell(text)) ?? '',
      references: [...said.matchAll(ORDER)].map(([found]) => found.toLowerCase()),
    };
  });
}

const noColumns = () =>
  invalidInput(
    { en: 'Please say which columns have the text and the deposits.', hi: 'बताइए किन कॉलम में विवरण और जमा रक़म है।' },
    'statement-columns',
  );
const noTable = () =>
  invalidInput(
    {
      en: 'This file has no table with the columns of that bank. Please choose the right bank, or name the columns.',
      hi: 'इस फ़ाइल में उस बैंक के कॉलम वाली तालिका नहीं है। सही बैंक चुनिए, या कॉलम के नाम बताइए।',
    },
    'not-a-statement',
  );
const noAmount = (cell: string, line: number) =>
  invalidInput(
    { en: `Line ${line} has no amount: ${cell.slice(0, 40)}`, hi: `लाइन ${line} में रक़म नहीं है: ${cell.slice(0, 40)}` },
    'not-an-amount',
  );
