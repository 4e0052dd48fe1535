import { createHash } from 'node:crypto';
import type { BankLayout, StatementFault } from '@print-shop/contracts';
import { cellDay } from '@print-shop/imports';
import { invalidInput } from '@print-shop/service-kit/errors';
import { parse } from 'csv-parse/sync';

/** The columns of a bank's statement, by what they hold. */
export interface Columns {
  date: string;
  text: string;
  /** The credits; or every amount, where another column or the amount itself gives the direction. */
  credit: string;
  /** Empty where there is none. */
  reference: string;
  /** The column that says Dr or Cr; where none is named, a column of such a name that has nothing else. */
  direction?: string | undefined;
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

export interface Credit {
  /** The identity of a row in another download: its UTR, or the id that `createRowIds` makes. */
  id: string;
  /** In the file, from 1. */
  line: number;
  date: string;
  /** The same like 2026-11-23; missing where the statement has no dates. */
  day?: string | undefined;
  paise: number;
  text: string;
  /** Empty where none was found. */
  utr: string;
  /** Ids and numbers of orders that the text names, in lower case. */
  references: string[];
}

/** Case, spaces and dots differ between downloads of the same bank. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
/** Some banks put zeros before it. */
const UTR = /(?<!\d)0*(\d{12})(?!\d)/;
/** Has digits that could be a UTR. */
const ORDER_ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/gi;
/** Our UPI links carry the order's id as their reference, and its number as their note: `Order 0A1B2C`. */
const ORDER = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])|(?<=order[\s:#-]{0,3})(?:[0-9a-f]{8}|[0-9a-f]{6})(?![0-9a-f])/gi;

const utrOf = (cell: string): string | undefined => UTR.exec(cell.replaceAll(ORDER_ID, ' '))?.[1];

/** A row that may be a payment, and why it cannot be read. */
export interface UnreadRow {
  line: number;
  date: string;
  text: string;
  /** As the amount is written. */
  written: string;
  fault: StatementFault;
}

export interface Statement {
  credits: Credit[];
  unread: UnreadRow[];
}

/**
 * The amount of a cell in paise; below 0 for a debit, 0 for an empty cell, undefined for a text that is no amount. Money goes
 * out by a minus sign before or after it, by brackets, or by `Dr`.
 */
function paiseOf(cell: string): number | undefined {
  const text = cell.replaceAll(/[,\s₹]|^(rs\.?|inr)|(inr)$/gi, '');
  if (text === '' || text === '-') return 0;
  const [, before = '', amount = '', after = ''] = /^([-+(]?)(\d*\.?\d{1,2}|\d+)(\)|-|[cd]r\.?)?$/i.exec(text) ?? [];
  if (amount === '' || (before === '(') !== (after === ')')) return undefined;
  const paise = Math.round(Number(amount) * 100);
  return before === '-' || before === '(' || after === '-' || /^d/i.test(after) ? -paise : paise;
}

/** Names of columns that say which way an amount went, and of some that may. */
const DIRECTIONS = ['drcr', 'crdr', 'debitcredit', 'creditdebit', 'drcrindicator', 'crdrindicator'];
const MAYBE_DIRECTIONS = ['type', 'transactiontype', 'txntype', 'indicator', 'sign'];

/** `out`, `in`, or nothing for an empty cell; undefined for another word. */
function readDirection(cell: string): 'out' | 'in' | '' | undefined {
  const word = plain(cell);
  if (word === '') return '';
  if (/^(d|dr|debit|debited|withdrawal|w)$/.test(word)) return 'out';
  return /^(c|cr|credit|credited|deposit)$/.test(word) ? 'in' : undefined;
}

/** A number that the bank gave to a transfer. */
const BANK_REFERENCE = /(?<![a-z0-9])[a-z]{0,6}\d[a-z0-9]{7,30}(?![a-z0-9])/gi;
const bankReferenceOf = (cell: string): string =>
  [...cell.matchAll(BANK_REFERENCE)].map(([found]) => found).find((found) => found.replace(/\D/g, '').length >= 7) ??
  '';

/** Gives each row an id that stays the same in every download that has it. */
function createRowIds(): (row: { utr: string; reference: string; day: string; paise: number; said: string }) => string {
  const seen = new Map<string, number>();
  return ({ utr, reference, day, paise, said }) => {
    if (utr) return utr;
    // Two equal payments of a day are told apart by which comes first.
    const key = [day, paise, reference.toLowerCase() || plain(said)].join('|');
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return createHash('sha256').update(`${key}|${occurrence}`).digest('base64url').slice(0, 22);
  };
}

/**
 * The credits of a bank's statement in CSV, and the rows that may be some and cannot be read. The table may begin below the bank's
 * letterhead. Debits are in neither. Throws invalid-input for a file that has no such table.
 */
export function readTable(csv: string, layout: BankLayout, mapping?: Columns): Statement {
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
  const at = (name = '') => (name ? names.indexOf(plain(name)) : -1);
  const below = rows.slice(head + 1);
  const [date, text, credit, reference] = [
    at(columns.date),
    at(columns.text),
    at(columns.credit),
    at(columns.reference),
  ];
  const amounts = below.filter((row) => paiseOf(row[credit] ?? ''));
  const direction = columns.direction ? at(columns.direction) : directionIn(names, amounts);
  const idOf = createRowIds();
  const statement: Statement = { credits: [], unread: [] };

  for (const [index, row] of below.entries()) {
    const cell = (column: number): string => row[column] ?? '';
    const [paise, way, day] = [paiseOf(cell(credit)), readDirection(cell(direction)), cellDay(cell(date))];
    if (paise !== undefined && (paise <= 0 || way === 'out')) continue;
    const hasDay = date < 0 || day !== undefined;
    // Below the table, banks write legends.
    if (paise === undefined && !hasDay) continue;
    const shown = { line: head + index + 2, date: cell(date).slice(0, 60), text: cell(text).slice(0, 300) };
    const fault = paise === undefined ? 'amount' : !hasDay ? 'date' : way === undefined ? 'direction' : undefined;
    if (fault || paise === undefined) {
      statement.unread.push({ ...shown, written: cell(credit).slice(0, 40), fault: fault ?? 'amount' });
      continue;
    }
    const said = [cell(text), cell(reference)].join(' ');
    const utr = utrOf(cell(reference)) ?? utrOf(cell(text)) ?? '';
    statement.credits.push({
      ...shown,
      paise,
      utr,
      day,
      id: idOf({ utr, reference: bankReferenceOf(cell(reference)), day: day ?? '', paise, said }),
      references: [...said.matchAll(ORDER)].map(([found]) => found.toLowerCase()),
    });
  }
  return statement;
}

/** The column that says Dr or Cr of each amount; -1 where there is none. `rows` are those with an amount. */
function directionIn(names: readonly string[], rows: readonly string[][]): number {
  const named = names.findIndex((name) => DIRECTIONS.includes(name));
  if (named >= 0) return named;
  return names.findIndex(
    (name, column) => MAYBE_DIRECTIONS.includes(name) && rows.every((row) => readDirection(row[column] ?? '')),
  );
}

const noColumns = () =>
  invalidInput(
    { en: 'Please say which columns have the text and the deposits.', hi: 'बताइए किन कॉलम में विवरण और जमा रकम है।' },
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
