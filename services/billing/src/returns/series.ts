import type { InvoiceKind } from '@print-shop/contracts';

/** Documents of one kind whose numbers follow one another. */
export interface Series<Kind extends InvoiceKind = InvoiceKind> {
  kind: Kind;
  from: string;
  to: string;
  documents: number;
  /** Another system has issued them, so they may stand between those of the shop. */
  isImported?: boolean;
}

/** A document as its number is counted. */
interface Numbered<Kind extends InvoiceKind> {
  kind: Kind;
  number: string;
  opensSeries?: boolean | undefined;
  importedAt?: Date | undefined;
}

/** The beginning of the numbers of a series: its prefix and the financial year. */
const numberPrefix = (number: string): string => number.slice(0, Math.max(0, number.lastIndexOf('/')));

/** Adds a document to the series of its kind. Another one begins where the shop has changed the prefix or raised the count. */
export function addToSeries<Kind extends InvoiceKind>(
  series: Series<Kind>[],
  { kind, number, opensSeries = false, importedAt }: Numbered<Kind>,
): void {
  const isImported = importedAt !== undefined;
  const isNext = ({ to }: Series): boolean => numberPrefix(to) === numberPrefix(number);
  const own = series.filter((one) => one.kind === kind && (one.isImported ?? false) === isImported);
  const last = isImported ? own.find(isNext) : own.at(-1);
  if (last && !opensSeries && isNext(last)) Object.assign(last, { to: number, documents: last.documents + 1 });
  else series.push({ kind, from: number, to: number, documents: 1, ...(isImported ? { isImported } : {}) });
}
