import { type Gstr1Table, placeName, type TAX_UNITS, toRupees } from '@print-shop/contracts';
import { type Invoice, writtenDay } from '../invoice/invoice.ts';
import type { AdvanceTable } from './advances.ts';
import type { Amounts } from './amounts.ts';
import { type Gstr1, type RatedDocument, unregisteredType } from './gstr1.ts';

type Row = Record<string, string | number>;

/** The columns of the portal's offline tool, in its order (https://www.gst.gov.in/download/returns). */
const RATED = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'] as const;
const INVOICE = ['Invoice Number', 'Invoice date', 'Invoice Value'] as const;
const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];
const ADVANCES = ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate'] as const;
const COLUMNS: Record<Gstr1Table, readonly string[]> = {
  b2b: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    ...INVOICE,
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cl: [...INVOICE, 'Place Of Supply', ...RATED, 'E-Commerce GSTIN'],
  exp: [
    'Export Type',
    ...INVOICE,
    'Port Code',
    'Shipping Bill Number',
    'Shipping Bill Date',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  b2cs: ['Type', 'Place Of Supply', ...RATED, 'E-Commerce GSTIN'],
  cdnr: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    ...RATED,
  ],
  cdnur: ['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value', ...RATED],
  nil: ['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)', 'Non-GST Supplies'],
  at: [...ADVANCES, 'Gross Advance Received', 'Cess Amount'],
  atadj: [...ADVANCES, 'Gross Advance Adjusted', 'Cess Amount'],
  'hsn-b2b': HSN,
  'hsn-b2c': HSN,
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
};

/** A place of supply as the offline tool writes it: 27-Maharashtra. */
const placeOf = (code: string): string => `${code}-${placeName(code)}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** A day as the offline tool writes it: 23-Nov-2026, in India's time. */
function dayOf(at: Date): string {
  const [day, month, year] = writtenDay(at).split('/');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** Unit quantity codes with their names. */
const UNITS: Record<(typeof TAX_UNITS)[number] | 'NA', string> = {
  PCS: 'PCS-PIECES',
  NOS: 'NOS-NUMBERS',
  SET: 'SET-SETS',
  BOX: 'BOX-BOX',
  MTR: 'MTR-METERS',
  SQM: 'SQM-SQUARE METERS',
  KGS: 'KGS-KILOGRAMS',
  OTH: 'OTH-OTHERS',
  NA: 'NA',
};
const unitOf = (unit: string): string => UNITS[unit as keyof typeof UNITS] ?? unit;

const valuesOf = ({ taxablePaise }: Amounts): Row => ({ 'Taxable Value': toRupees(taxablePaise), 'Cess Amount': 0 });
const perRate = (documents: readonly RatedDocument[], head: (document: RatedDocument) => Row): Row[] =>
  documents.flatMap((document) =>
    [...document.rates].map(([Rate, sum]) => ({ ...head(document), Rate, ...valuesOf(sum) })),
  );
const invoice = (document: RatedDocument): Row => ({
  'Invoice Number': document.number,
  'Invoice date': dayOf(document.issuedAt),
  'Invoice Value': toRupees(document.totalPaise),
  'Place Of Supply': placeOf(document.placeOfSupply),
});
const note = (document: RatedDocument): Row => ({
  'Note Number': document.number,
  'Note Date': dayOf(document.issuedAt),
  'Note Type': 'C',
  'Note Value': toRupees(document.totalPaise),
  'Place Of Supply': placeOf(document.placeOfSupply),
});
const receiver = ({ gstin, name }: RatedDocument): Row => ({
  'GSTIN/UIN of Recipient': gstin,
  'Receiver Name': name,
  'Reverse Charge': 'N',
});

const hsn = (table: Gstr1['hsn']['b2b']): Row[] =>
  [...table.values()].map(({ hsn: HSN, name, unit, rate: Rate, quantity, ...sum }) => ({
    HSN,
    Description: name,
    UQC: unitOf(unit),
    'Total Quantity': quantity,
    Rate,
    ...valuesOf(sum),
    'Total Value': toRupees(sum.taxablePaise + sum.igstPaise + sum.cgstPaise + sum.sgstPaise),
    'Integrated Tax Amount': toRupees(sum.igstPaise),
    'Central Tax Amount': toRupees(sum.cgstPaise),
    'State/UT Tax Amount': toRupees(sum.sgstPaise),
  }));

const advances = (table: AdvanceTable, amount: string): Row[] =>
  [...table.values()].map(({ placeOfSupply, rate: Rate, taxablePaise }) => ({
    'Place Of Supply': placeOf(placeOfSupply),
    Rate,
    [amount]: toRupees(taxablePaise),
    'Cess Amount': 0,
  }));

const TABLES: Record<Gstr1Table, (gstr1: Gstr1) => Row[]> = {
  b2b: ({ b2b }) => perRate(b2b, (one) => ({ ...receiver(one), ...invoice(one), 'Invoice Type': 'Regular B2B' })),
  b2cl: ({ b2cl }) => perRate(b2cl, invoice),
  exp: ({ exp }) => perRate(exp, (one) => ({ ...invoice(one), 'Export Type': 'WPAY' })),
  b2cs: ({ b2cs }) =>
    [...b2cs.values()].map(({ placeOfSupply, rate: Rate, supply: _, ...sum }) => ({
      Type: 'OE',
      'Place Of Supply': placeOf(placeOfSupply),
      Rate,
      ...valuesOf(sum),
    })),
  cdnr: ({ cdnr }) => perRate(cdnr, (one) => ({ ...receiver(one), ...note(one), 'Note Supply Type': 'Regular B2B' })),
  cdnur: ({ cdnur }) => perRate(cdnur, (one) => ({ ...note(one), 'UR Type': unregisteredType(one) })),
  nil: ({ nil }) =>
    [...nil].map(([whom, { nilPaise, exemptPaise }]) => ({
      Description: WHOM[whom] ?? whom,
      'Nil Rated Supplies': toRupees(nilPaise),
      'Exempted(other than nil rated/non GST supply)': toRupees(exemptPaise),
      'Non-GST Supplies': 0,
    })),
  at: ({ received }) => advances(received, 'Gross Advance Received'),
  atadj: ({ adjusted }) => advances(adjusted, 'Gross Advance Adjusted'),
  'hsn-b2b': (gstr1) => hsn(gstr1.hsn.b2b),
  'hsn-b2c': (gstr1) => hsn(gstr1.hsn.b2c),
  docs: ({ series }) =>
    series.map(({ kind, from, to, documents }) => ({
      'Nature of Document': NATURES[kind] ?? 'Invoices for outward supply',
      'Sr. No. From': from,
      'Sr. No. To': to,
      'Total Number': documents,
      Cancelled: 0,
    })),
};
/** The portal's names of documents that are no invoices. */
const NATURES: Partial<Record<Invoice['kind'], string>> = {
  'credit-note': 'Credit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
};
const WHOM: Record<string, string> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
};

/** The rows of a table, by the names of their columns. A column that does not concern the shop is missing. */
export const rowsOf = (gstr1: Gstr1, table: Gstr1Table): Row[] => TABLES[table](gstr1);

/** The columns of a table for `toCsv`, also where it has no rows. */
export const columnsOf = (table: Gstr1Table): Record<string, (row: Row) => string> =>
  Object.fromEntries(COLUMNS[table].map((name) => [name, (row: Row) => String(row[name] ?? '')]));
