import { DOCUMENT_NAMES, dayOf, toRupees } from '@print-shop/contracts';
import type { Invoice, InvoiceLine } from '../invoice/invoice.ts';

/** A document at one rate. */
interface RegisterRow {
  document: Invoice;
  rate: number;
  lines: InvoiceLine[];
}

/** A row for each rate of each document. */
export async function* registerRows(documents: AsyncIterable<Invoice>): AsyncGenerator<RegisterRow> {
  for await (const document of documents) {
    for (const [rate, lines] of Map.groupBy(document.lines, (line) => line.rate)) yield { document, rate, lines };
  }
}

type Field = 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise';
/** Credit notes are below 0, so that the columns sum up. */
const sum =
  (field: Field) =>
  ({ document: { kind }, lines }: RegisterRow): string => {
    const paise = lines.reduce((all, line) => all + line[field], 0);
    return String(toRupees(kind === 'credit-note' ? 0 - paise : paise));
  };

export const registerColumns: Record<string, (row: RegisterRow) => string> = {
  Date: ({ document }) => dayOf(document.issuedAt),
  Number: ({ document }) => document.number,
  Kind: ({ document }) => DOCUMENT_NAMES.en[document.kind],
  Customer: ({ document }) => document.buyer.name,
  GSTIN: ({ document }) => document.buyer.gstin,
  'Place of supply': ({ document }) => document.placeOfSupply,
  'Rate %': ({ rate }) => String(rate),
  Taxable: sum('taxablePaise'),
  CGST: sum('cgstPaise'),
  'SGST/UTGST': sum('sgstPaise'),
  IGST: sum('igstPaise'),
  Total: sum('totalPaise'),
  Corrects: ({ document }) => document.corrects?.number ?? '',
  Order: ({ document }) => document.orderId,
};
