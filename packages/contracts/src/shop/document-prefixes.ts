import type { InvoiceKind } from '../billing/choices.ts';

/** The prefix of each kind of document until the shop has chosen another. */
export const USUAL_PREFIXES = {
  'tax-invoice': 'INV',
  'bill-of-supply': 'BOS',
  'credit-note': 'CN',
  'receipt-voucher': 'RV',
  'refund-voucher': 'RFV',
  receipt: 'RC',
  'delivery-challan': 'DC',
  proforma: 'PI',
} as const satisfies Record<InvoiceKind, string>;

export type DocumentPrefixes = Record<InvoiceKind, string>;

/** The longest number of a document (rule 46(b) of the CGST Rules). */
export const MOST_NUMBER_CHARACTERS = 16;
/** The documents that one series can have in a financial year. */
const MOST_DOCUMENTS = 999_999;
/** The largest number from which a series may go on, so that numbers are left for the year. */
export const LARGEST_START = 900_000;

/** The number of a document: `INV/26-27/00001`. Numbers of one kind count from 1 in each financial year. */
export const documentNumber = (prefix: string, year: string, count: number): string =>
  `${prefix}/${year}/${String(count).padStart(5, '0')}`;

/** The longest prefix with which the last number of a financial year is still short enough. */
export const MOST_PREFIX_CHARACTERS = MOST_NUMBER_CHARACTERS - documentNumber('', '26-27', MOST_DOCUMENTS).length;

const kindsOf = (prefixes: Readonly<DocumentPrefixes>) => Object.keys(prefixes) as InvoiceKind[];

/** The kinds whose prefix another kind has, too. Their numbers would meet. */
export function sharedPrefixes(prefixes: Readonly<DocumentPrefixes>): InvoiceKind[] {
  const kinds = kindsOf(prefixes);
  return kinds.filter((kind, at) => kinds.slice(0, at).some((other) => prefixes[other] === prefixes[kind]));
}

/** The kind of document that has had each prefix. */
export type UsedPrefixes = Readonly<Partial<Record<string, InvoiceKind>>>;

export const withPrefixes = (used: UsedPrefixes, prefixes: Readonly<DocumentPrefixes>): UsedPrefixes => ({
  ...Object.fromEntries(kindsOf(prefixes).map((kind) => [prefixes[kind], kind])),
  ...used,
});

/** The kinds whose prefix another kind has had. A number of theirs could be one that is on paper already. */
export function reusedPrefixes(prefixes: Readonly<DocumentPrefixes>, used: UsedPrefixes): InvoiceKind[] {
  return kindsOf(prefixes).filter((kind) => (used[prefixes[kind]] ?? kind) !== kind);
}

/** The numbers from which kinds of documents go on in one financial year, as when a shop moves in. */
export interface NumberStart {
  /** Like `26-27`. */
  year: string;
  numbers: Partial<Record<InvoiceKind, number>>;
}

export interface Numbering {
  prefixes: DocumentPrefixes;
  start?: NumberStart | undefined;
}

/**
 * Returns the count of the next document of a kind after the last one of its financial year, `last`; 0 where it has none. A start only
 * raises it, so that no number comes twice.
 */
export const nextCount = (last: number, kind: InvoiceKind, year: string, start: NumberStart | undefined): number =>
  Math.max(last + 1, start?.year === year ? (start.numbers[kind] ?? 1) : 1);

/** Whether a text names a financial year, like `26-27` or `99-00`. */
export function isFinancialYear(text: string): boolean {
  const [, first, next] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(next);
}

/** Returns the financial year of a day like 2026-11-23, in the form of document numbers: 26-27. It begins on 1 April. */
export function financialYear(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** The parts of a number in the form of the shop's own, `INV/26-27/00318`; undefined for every other. */
export function documentNumberParts(number: string): { prefix: string; year: string; count: number } | undefined {
  const [, prefix = '', year = '', digits] =
    /^([A-Z0-9]+)\/(\d\d-\d\d)\/(\d{1,6})$/.exec(number.trim().toUpperCase()) ?? [];
  const count = Number(digits);
  return isFinancialYear(year) && count > 0 ? { prefix, year, count } : undefined;
}

/**
 * Returns a number as it is compared: in capitals, and with as many zeros as the shop writes. `year` is the financial year of the document,
 * as a number is unique in one alone (rule 46(b) of the CGST Rules). One in the form of the shop's own has its year in it.
 */
export function documentNumberKey(number: string, year: string): string {
  const own = documentNumberParts(number);
  return own ? documentNumber(own.prefix, own.year, own.count) : `${year} ${number.trim().toUpperCase()}`;
}
