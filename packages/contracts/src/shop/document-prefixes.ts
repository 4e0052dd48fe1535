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

/** The number of a document: `INV/26-27/00001`. Numbers of one kind count from 1 in each financial year. */
export const documentNumber = (prefix: string, year: string, count: number): string =>
  `${prefix}/${year}/${String(count).padStart(5, '0')}`;

/** The longest prefix with which the last number of a financial year is still short enough. */
export const MOST_PREFIX_CHARACTERS = MOST_NUMBER_CHARACTERS - documentNumber('', '26-27', MOST_DOCUMENTS).length;

/** The kinds whose prefix another kind has, too. Their numbers would meet. */
export function sharedPrefixes(prefixes: Readonly<DocumentPrefixes>): InvoiceKind[] {
  const kinds = Object.keys(prefixes) as InvoiceKind[];
  return kinds.filter((kind, at) => kinds.slice(0, at).some((other) => prefixes[other] === prefixes[kind]));
}

/**
 * The kinds whose prefix another kind had before. A number of theirs could be one that is on paper already. `earlier` are all prefixes
 * that the shop has had.
 */
export function reusedPrefixes(
  prefixes: Readonly<DocumentPrefixes>,
  earlier: readonly Readonly<Partial<DocumentPrefixes>>[],
): InvoiceKind[] {
  const kinds = Object.keys(prefixes) as InvoiceKind[];
  return kinds.filter((kind) =>
    earlier.some((before) => kinds.some((other) => other !== kind && before[other] === prefixes[kind])),
  );
}
