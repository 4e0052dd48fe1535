import type { InvoiceKind } from '@print-shop/contracts';

/** Documents of one kind whose numbers follow one another. */
export interface Series<Kind extends InvoiceKind = InvoiceKind> {
  kind: Kind;
  from: string;
  to: string;
  documents: number;
}

/** The beginning of the numbers of a series: its prefix and the financial year. */
const beginningOf = (number: string): string => number.slice(0, number.lastIndexOf('/'));

/** Adds a document to the series of its kind. Another one begins where the shop has changed the prefix or raised the count. */
export function addToSeries<Kind extends InvoiceKind>(
  series: Series<Kind>[],
  { kind, number, opensSeries = false }: { kind: Kind; number: string; opensSeries?: boolean | undefined },
): void {
  const last = series.findLast((one) => one.kind === kind);
  if (last && !opensSeries && beginningOf(last.to) === beginningOf(number))
    Object.assign(last, { to: number, documents: last.documents + 1 });
  else series.push({ kind, from: number, to: number, documents: 1 });
}
