import { type Gstr1Table, placeName, toRupees } from '@print-shop/contracts';
import type { Invoice } from '../invoice/invoice.ts';
import type { AdvanceTable } from './advances.ts';
import type { Amounts } from './amounts.ts';
import { dayOnPortal, type Gstr1, type RatedDocument, unregisteredType } from './gstr1.ts';

type Row = Record<string, string | number>;

/** A place of supply as the offline tool writes it: 27-Maharashtra. */
const placeOf = (code: string): string => `${code}-${placeName(code)}`;
const sumsOf = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Amounts): Row => ({
  'Taxable Value': toRupees(taxablePaise),
  'Integrated Tax': toRupees(igstPaise),
  'Central Tax': toRupees(cgstPaise),
  'State/UT Tax': toRupees(sgstPaise),
  'Cess Amount': 0,
});
const perRate = (documents: readonly RatedDocument[], head: (document: RatedDocument) => Row): Row[] =>
  documents.flatMap((document) =>
    [...document.rates].map(([Rate, sum]) => ({ ...head(document), Rate, ...sumsOf(sum) })),
  );
const invoice = (document: RatedDocument): Row => ({
  'Invoice Number': document.number,
  'Invoice date': dayOnPortal(document.issuedAt),
  'Invoice Value': toRupees(document.totalPaise),
  'Place Of Supply': placeOf(document.placeOfSupply),
});
const note = (document: RatedDocument): Row => ({
  'Note Number': document.number,
  'Note Date': dayOnPortal(document.issuedAt),
  'Note Type': 'C',
  'Note Value': toRupees(document.totalPaise),
  'Place Of Supply': placeOf(document.placeOfSupply),
});
const receiver = ({ gstin, name }: RatedDocument): Row => ({ 'GSTIN/UIN of Recipient': gstin, 'Receiver Name': name });

const hsn = (table: Gstr1['hsn']['b2b']): Row[] =>
  [...table.values()].map(({ hsn: HSN, name, unit: UQC, rate: Rate, quantity, ...sum }) => ({
    ...{ HSN, Description: name, UQC, 'Total Quantity': quantity, Rate },
    ...sumsOf(sum),
  }));

const advances = (table: AdvanceTable, amount: string): Row[] =>
  [...table.values()].map(({ placeOfSupply, rate: Rate, taxablePaise }) => ({
    ...{ 'Place Of Supply': placeOf(placeOfSupply), Rate, [amount]: toRupees(taxablePaise), 'Cess Amount': 0 },
  }));

const TABLES: Record<Gstr1Table, (gstr1: Gstr1) => Row[]> = {
  b2b: ({ b2b }) =>
    perRate(b2b, (one) => ({
      ...receiver(one),
      ...invoice(one),
      'Reverse Charge': 'N',
      'Invoice Type': 'Regular B2B',
    })),
  b2cl: ({ b2cl }) => perRate(b2cl, invoice),
  exp: ({ exp }) =>
    perRate(exp, (one) => {
      const { 'Place Of Supply': _, ...rest } = invoice(one);
      return { 'Export Type': 'WPAY', ...rest, 'Port Code': '', 'Shipping Bill Number': '', 'Shipping Bill Date': '' };
    }),
  b2cs: ({ b2cs }) =>
    [...b2cs.values()].map(({ placeOfSupply, rate: Rate, supply: _, ...sum }) => ({
      ...{ Type: 'OE', 'Place Of Supply': placeOf(placeOfSupply), Rate },
      ...sumsOf(sum),
    })),
  cdnr: ({ cdnr }) => perRate(cdnr, (one) => ({ ...receiver(one), ...note(one), 'Reverse Charge': 'N' })),
  cdnur: ({ cdnur }) => perRate(cdnur, (one) => ({ 'UR Type': unregisteredType(one), ...note(one) })),
  nil: ({ nil }) =>
    [...nil].map(([whom, { nilPaise, exemptPaise }]) => ({
      Description: WHOM[whom] ?? whom,
      'Nil Rated Supplies': toRupees(nilPaise),
      'Exempted (other than nil rated/non GST supply)': toRupees(exemptPaise),
      'Non-GST Supplies': 0,
    })),
  at: ({ received }) => advances(received, 'Gross Advance Received'),
  atadj: ({ adjusted }) => advances(adjusted, 'Gross Advance Adjusted'),
  'hsn-b2b': (gstr1) => hsn(gstr1.hsn.b2b),
  'hsn-b2c': (gstr1) => hsn(gstr1.hsn.b2c),
  docs: ({ series }) =>
    [...series.values()].map(({ kind, from, to, documents }) => ({
      'Nature of Document': NATURES[kind] ?? 'Invoices for outward supply',
      ...{ 'Sr. No. From': from, 'Sr. No. To': to, 'Total Number': documents, Cancelled: 0 },
    })),
};
/** What the portal calls documents that are no invoices. */
const NATURES: Partial<Record<Invoice['kind'], string>> = {
  ...{ 'credit-note': 'Credit Note', 'receipt-voucher': 'Receipt Voucher', 'refund-voucher': 'Refund Voucher' },
};
const WHOM: Record<string, string> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
};

/** The rows of a table in the columns of the portal's offline tool. */
export const rowsOf = (gstr1: Gstr1, table: Gstr1Table): Row[] => TABLES[table](gstr1);

/** Columns of rows, for `toCsv`; those of the first row, as all have the same. */
export const columnsOf = (rows: readonly Row[]): Record<string, (row: Row) => string> =>
  Object.fromEntries(
    Object.keys(rows[0] ?? { Empty: '' }).map((name) => [name, (row: Row) => String(row[name] ?? '')]),
  );
