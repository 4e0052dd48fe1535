import { ABROAD, toRupees } from '@print-shop/contracts';
import { isAllowance } from '../account/credits.ts';
import { type Invoice, type InvoiceLine, isSale, isServiceCode, writtenDay } from '../invoice/invoice.ts';
import { type Advances, type AdvanceTable, advanceTables, newAdvances, noteAdvance } from './advances.ts';
import { type Amounts, addAmounts, noAmounts, type SupplyType, supplyTypeOf, under } from './amounts.ts';
import { addToSeries, type Series } from './series.ts';

// Form GSTR-1, the return of outward supplies (rule 59 of the CGST Rules), in the names of the portal's offline tool
// (https://www.gst.gov.in/download/returns). Sums are paise until they are written.

/** A document with its taxed lines summed by rate. */
export interface RatedDocument {
  number: string;
  issuedAt: Date;
  gstin: string;
  name: string;
  placeOfSupply: string;
  totalPaise: number;
  rates: Map<number, Amounts>;
}

type HsnRow = Amounts & { hsn: string; name: string; unit: string; rate: number; quantity: number };

export interface Gstr1 {
  /** Invoices to businesses. */
  b2b: RatedDocument[];
  /** Large invoices to others in other states. */
  b2cl: RatedDocument[];
  /** All others, summed by place and rate; credit notes lower them. */
  b2cs: Map<string, Amounts & { supply: SupplyType; placeOfSupply: string; rate: number }>;
  /** Invoices to other countries. */
  exp: RatedDocument[];
  /** Credit notes to businesses, and about exports and large invoices to others. */
  cdnr: RatedDocument[];
  cdnur: RatedDocument[];
  /** The sums without tax, by place and kind of buyer. */
  nil: Map<string, { nilPaise: number; exemptPaise: number }>;
  hsn: { b2b: Map<string, HsnRow>; b2c: Map<string, HsnRow> };
  series: Series[];
  /** The advances in the documents, from which `settleAdvances` makes the next two. */
  advances: Advances;
  /** Tables 11A and 11B: advances for services that were received, and those that an invoice or a refund has settled. */
  received: AdvanceTable;
  adjusted: AdvanceTable;
}

/** Above this an invoice to a customer without a GSTIN in another state is named (notification 12/2024-Central Tax). */
const LARGE_PAISE = 1_00_000_00;

export const newGstr1 = (): Gstr1 => ({
  b2b: [],
  b2cl: [],
  exp: [],
  b2cs: new Map(),
  cdnr: [],
  cdnur: [],
  nil: new Map(),
  hsn: { b2b: new Map(), b2c: new Map() },
  series: [],
  advances: newAdvances(),
  received: new Map(),
  adjusted: new Map(),
});

/** Ends the return, once it has all documents of the month. `earlier` as for `advanceTables`. */
export function settleAdvances(gstr1: Gstr1, earlier: readonly Invoice[]): void {
  Object.assign(gstr1, advanceTables(gstr1.advances, earlier));
}

/** Adds a document to the return. `corrected` is the total of the invoice that a credit note is about, in paise. */
export function addDocument(gstr1: Gstr1, document: Invoice, corrected = 0): void {
  const { kind, number, issuedAt, seller, buyer, placeOfSupply, totals } = document;
  const isNote = kind === 'credit-note';
  const sign = isNote ? -1 : 1;
  const isExport = placeOfSupply === ABROAD;
  const isBusiness = buyer.gstin !== '' && !isExport;
  const supply = supplyTypeOf(seller.stateCode, placeOfSupply);
  const isLarge =
    supply === 'INTER' && !isBusiness && !isExport && (isNote ? corrected : totals.totalPaise) > LARGE_PAISE;

  addToSeries(gstr1.series, document);

  noteAdvance(gstr1.advances, document);
  if (!isSale(document)) return;

  const rates = new Map<number, Amounts>();
  for (const line of document.lines) {
    // An allowance takes back value, and no pieces.
    const pieces = isAllowance({ kind: 'credit', key: document.cause }) && isNote ? 0 : sign * line.quantity;
    addHsn(isBusiness ? gstr1.hsn.b2b : gstr1.hsn.b2c, line, sign, pieces);
    if (line.rate === 0) {
      const whom = `${supply === 'INTER' ? 'INTR' : 'INTRA'}${isBusiness ? 'B2B' : 'B2C'}`;
      const row = under(gstr1.nil, whom, () => ({ nilPaise: 0, exemptPaise: 0 }));
      row[line.supply === 'exempt' ? 'exemptPaise' : 'nilPaise'] += sign * line.taxablePaise;
      continue;
    }
    const sum = rates.get(line.rate) ?? noAmounts();
    addAmounts(sum, line, 1);
    rates.set(line.rate, sum);
  }
  if (rates.size === 0) return;
  if (!isBusiness && !isLarge && !isExport) {
    for (const [rate, sum] of rates)
      addAmounts(
        under(gstr1.b2cs, `${placeOfSupply}:${rate}`, () => ({ ...noAmounts(), supply, placeOfSupply, rate })),
        sum,
        sign,
      );
    return;
  }
  const rated = {
    number,
    issuedAt,
    gstin: buyer.gstin,
    name: buyer.name,
    placeOfSupply,
    rates,
    totalPaise: totals.totalPaise,
  };
  if (isNote) (isBusiness ? gstr1.cdnr : gstr1.cdnur).push(rated);
  else if (isExport) gstr1.exp.push(rated);
  else (isBusiness ? gstr1.b2b : gstr1.b2cl).push(rated);
}

/** Services have no pieces in table 12: unit NA, quantity 0. */
function addHsn(table: Map<string, HsnRow>, line: InvoiceLine, sign: 1 | -1, pieces: number): void {
  const { hsn, name, rate } = line;
  const isService = isServiceCode(hsn);
  const unit = isService ? 'NA' : line.unit;
  const row = under(table, `${hsn}:${unit}:${rate}`, () => ({ ...noAmounts(), hsn, name, unit, rate, quantity: 0 }));
  addAmounts(row, line, sign);
  row.quantity += isService ? 0 : pieces;
}

/** A day as the portal writes it: 23-11-2026, in India's time. */
const dayOnPortal = (at: Date): string => writtenDay(at).replaceAll('/', '-');

const taxesOf = ({ igstPaise, cgstPaise, sgstPaise }: Amounts) => ({
  iamt: toRupees(igstPaise),
  camt: toRupees(cgstPaise),
  samt: toRupees(sgstPaise),
  csamt: 0,
});
const itemsOf = ({ rates }: RatedDocument) =>
  [...rates].map(([rt, sum], index) => ({
    num: index + 1,
    itm_det: { txval: toRupees(sum.taxablePaise), rt, ...taxesOf(sum) },
  }));
const groupedBy = <Row>(rows: readonly Row[], key: (row: Row) => string): [string, Row[]][] => [
  ...Map.groupBy(rows, key),
];
const advancesOf = (table: AdvanceTable) =>
  groupedBy([...table.values()], ({ placeOfSupply }) => placeOfSupply).map(([pos, rows]) => ({
    pos,
    sply_ty: rows[0]?.supply,
    itms: rows.map(({ rate, ...sum }) => ({ rt: rate, ad_amt: toRupees(sum.taxablePaise), ...taxesOf(sum) })),
  }));
const invoiceOf = (document: RatedDocument) => ({
  inum: document.number,
  idt: dayOnPortal(document.issuedAt),
  val: toRupees(document.totalPaise),
  pos: document.placeOfSupply,
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemsOf(document),
});
/** An export with payment of the tax; the shipping bill is added at the portal. */
const exportOf = (document: RatedDocument) => ({
  inum: document.number,
  idt: dayOnPortal(document.issuedAt),
  val: toRupees(document.totalPaise),
  itms: [...document.rates].map(([rt, sum]) => ({
    txval: toRupees(sum.taxablePaise),
    rt,
    iamt: toRupees(sum.igstPaise),
    csamt: 0,
  })),
});
/** The type of a credit note to a buyer without a GSTIN. */
export const unregisteredType = ({ placeOfSupply }: RatedDocument): 'EXPWP' | 'B2CL' =>
  placeOfSupply === ABROAD ? 'EXPWP' : 'B2CL';
const noteOf = (document: RatedDocument) => ({
  ntty: 'C',
  nt_num: document.number,
  nt_dt: dayOnPortal(document.issuedAt),
  val: toRupees(document.totalPaise),
  pos: document.placeOfSupply,
  itms: itemsOf(document),
});
const hsnOf = (table: Map<string, HsnRow>) =>
  [...table.values()].map(({ hsn, name, unit, rate, quantity, ...sum }, index) => ({
    num: index + 1,
    hsn_sc: hsn,
    desc: name.slice(0, 30),
    uqc: unit,
    qty: quantity,
    rt: rate,
    txval: toRupees(sum.taxablePaise),
    ...taxesOf(sum),
  }));

/** The kinds of documents of table 13: invoices for outward supply, credit notes, receipt and refund vouchers. */
const DOC_NUM: Partial<Record<Invoice['kind'], number>> = {
  'tax-invoice': 1,
  'bill-of-supply': 1,
  'credit-note': 5,
  'receipt-voucher': 6,
  'refund-voucher': 8,
};

/** The return as the portal reads it. `month` like 2026-11. */
export function gstr1Json(gstr1: Gstr1, { gstin, month }: { gstin: string; month: string }): object {
  const [year, number] = month.split('-');
  const { series } = gstr1;
  return {
    gstin,
    fp: `${number}${year}`,
    b2b: groupedBy(gstr1.b2b, ({ gstin: of }) => of).map(([ctin, all]) => ({ ctin, inv: all.map(invoiceOf) })),
    b2cl: groupedBy(gstr1.b2cl, ({ placeOfSupply }) => placeOfSupply).map(([pos, all]) => ({
      pos,
      inv: all.map((one) => ({
        inum: one.number,
        idt: dayOnPortal(one.issuedAt),
        val: toRupees(one.totalPaise),
        itms: itemsOf(one),
      })),
    })),
    exp: gstr1.exp.length === 0 ? [] : [{ exp_typ: 'WPAY', inv: gstr1.exp.map(exportOf) }],
    b2cs: [...gstr1.b2cs.values()].map(({ supply, placeOfSupply, rate, ...sum }) => ({
      sply_ty: supply,
      typ: 'OE',
      pos: placeOfSupply,
      rt: rate,
      txval: toRupees(sum.taxablePaise),
      ...taxesOf(sum),
    })),
    cdnr: groupedBy(gstr1.cdnr, ({ gstin: of }) => of).map(([ctin, all]) => ({
      ctin,
      nt: all.map((one) => ({ ...noteOf(one), rchrg: 'N', inv_typ: 'R' })),
    })),
    cdnur: gstr1.cdnur.map((one) => ({ typ: unregisteredType(one), ...noteOf(one) })),
    nil: {
      inv: [...gstr1.nil].map(([sply_ty, { nilPaise, exemptPaise }]) => ({
        sply_ty,
        nil_amt: toRupees(nilPaise),
        expt_amt: toRupees(exemptPaise),
        ngsup_amt: 0,
      })),
    },
    at: advancesOf(gstr1.received),
    txpd: advancesOf(gstr1.adjusted),
    hsn: { hsn_b2b: hsnOf(gstr1.hsn.b2b), hsn_b2c: hsnOf(gstr1.hsn.b2c) },
    doc_issue: {
      doc_det: [1, 5, 6, 8].flatMap((doc_num) => {
        const of = series.filter(({ kind }) => DOC_NUM[kind] === doc_num);
        const docs = of.map(({ from, to, documents }, index) => ({
          num: index + 1,
          from,
          to,
          totnum: documents,
          cancel: 0,
          net_issue: documents,
        }));
        return docs.length > 0 ? [{ doc_num, docs }] : [];
      }),
    },
  };
}
