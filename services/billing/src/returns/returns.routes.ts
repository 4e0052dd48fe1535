import {
  closeTaxMonth,
  dayOf,
  downloadEInvoice,
  downloadGstr1,
  downloadGstr1Table,
  downloadSalesRegister,
  downloadTally,
  getTaxMonth,
  type InvoiceKind,
  RETURNED_KINDS,
  SALE_KINDS,
  type Shop,
  type TaxMonth,
  toRupees,
} from '@print-shop/contracts';
import type { ExportRecord } from '@print-shop/imports';
import { allow, type ContractRouter, conflict, notFound, toCsv } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import { isImportedPayment } from '../account/past-account.ts';
import { type InvoiceStore, monthSpan } from '../invoice/invoice.store.ts';
import { isSale } from '../invoice/invoice.ts';
import { eInvoice, faultsOf, isRegistrable } from './e-invoice.ts';
import { addDocument, type Gstr1, gstr1Json, newGstr1, settleAdvances } from './gstr1.ts';
import { columnsOf, rowsOf } from './gstr1-csv.ts';
import type { ClosedMonth, MonthStore } from './month.store.ts';
import { registerColumns, registerRows } from './sales-register.ts';
import { addToSeries, type Series } from './series.ts';
import { moneyVoucherOf, tallyXml, voucherOf } from './tally.ts';

export interface ReturnsRoutesDeps {
  invoices: InvoiceStore;
  accounts: AccountStore;
  months: MonthStore;
  exports: ExportRecord;
  getShop(): Promise<Shop>;
}

/** Registers /api/tax/months: what a shop files and books each month. */
export function returnsRoutes(
  router: ContractRouter,
  { invoices, accounts, months, exports, getShop }: ReturnsRoutesDeps,
): void {
  /** The documents of a month, less those that were brought along after it was closed. */
  async function* documentsOf<Kind extends InvoiceKind>(month: string, kinds: readonly Kind[]) {
    const closed = await months.find(month);
    for await (const document of invoices.ofMonth(month, kinds))
      if (!isAfterClosing(document.importedAt, closed)) yield document;
  }

  /**
   * The return of a month, and its GST number. A shop that has moved has documents of two numbers, which file apart. Unless one is
   * asked for, it is the number of today, or that of the last document where today's has none.
   */
  const gstr1Of = async (month: string, asked?: string): Promise<{ gstin: string; gstr1: Gstr1 }> => {
    const all = new Map<string, Gstr1>();
    const totals = new Map<string, number>();
    for await (const document of documentsOf(month, RETURNED_KINDS)) {
      const { corrects } = document;
      if (!corrects) totals.set(document.id, document.totals.totalPaise);
      // An invoice of an earlier month is looked up; few notes are about one.
      const corrected = corrects && (totals.get(corrects.id) ?? (await invoices.find(corrects.id))?.totals.totalPaise);
      const own = all.get(document.seller.gstin) ?? newGstr1();
      all.set(document.seller.gstin, own);
      addDocument(own, document, corrected);
    }
    const shop = await getShop();
    const gstin = asked ?? (all.has(shop.gstin) ? shop.gstin : ([...all.keys()].at(-1) ?? shop.gstin));
    const gstr1 = all.get(gstin) ?? newGstr1();
    const earlier = await invoices.vouchersBefore(month, [...gstr1.advances.invoiced]);
    settleAdvances(
      gstr1,
      earlier.filter(({ seller }) => seller.gstin === gstin),
    );
    return { gstin, gstr1 };
  };

  const monthOf = async (month: string): Promise<TaxMonth> => {
    const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
    const series: Series<TaxMonth['series'][number]['kind']>[] = [];
    const gstins = new Set<string>();
    const sharedNumbers: string[] = [];
    let toBusinesses = 0;
    for await (const document of documentsOf(month, RETURNED_KINDS)) {
      const { kind, number, totals, seller, buyer, sharedWith } = document;
      if (sharedWith) sharedNumbers.push(number);
      gstins.add(seller.gstin);
      addToSeries(series, document);
      if (!isSale({ kind })) continue;
      const sign = kind === 'credit-note' ? -1 : 1;
      for (const field of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
        sums[field] += sign * totals[`${field}Paise`];
      if (buyer.gstin && sign > 0) toBusinesses += totals.taxablePaise;
    }
    return {
      month,
      series: series.map(({ isImported: _, ...one }) => one),
      gstins: [...gstins],
      sharedNumbers,
      toBusinesses: toRupees(toBusinesses),
      sums: {
        taxable: toRupees(sums.taxable),
        cgst: toRupees(sums.cgst),
        sgst: toRupees(sums.sgst),
        igst: toRupees(sums.igst),
        total: toRupees(sums.total),
      },
      ...toClosing(await months.find(month)),
    };
  };
  /** The vouchers of a month: those of its documents, and then those of the money that came and went. */
  async function* vouchersOf(month: string) {
    for await (const document of documentsOf(month, SALE_KINDS)) yield voucherOf(document);
    const closed = await months.find(month);
    const { $gte: from, $lt: until } = monthSpan(month);
    for await (const account of accounts.withEntries({ from, until }))
      for (const entry of account.entries.filter(({ at }) => at >= from && at < until)) {
        if (isImportedPayment(entry) && isAfterClosing(account.imported?.at, closed)) continue;
        const voucher = moneyVoucherOf(account, entry);
        if (voucher) yield voucher;
      }
  }
  const named = (file: string, month: string) => file.replace('.', `-${month}.`);

  router
    .on(downloadGstr1, allow.staff('invoices:read'), async ({ params: { month }, query, user }) => {
      await exports.add(user, `GSTR-1 of ${month}`);
      const { gstin, gstr1 } = await gstr1Of(month, query.gstin);
      const json = JSON.stringify(gstr1Json(gstr1, { gstin, month }));
      return { status: 200, filename: named('gstr-1.json', month), body: only(json) };
    })
    .on(downloadGstr1Table, allow.staff('invoices:read'), async ({ params: { month }, query, user }) => {
      const { table, gstin } = query;
      await exports.add(user, `GSTR-1 of ${month}: ${table}`);
      const rows = rowsOf((await gstr1Of(month, gstin)).gstr1, table);
      return { status: 200, filename: `gstr-1-${table}-${month}.csv`, body: toCsv(rows, columnsOf(table)) };
    })
    .on(downloadSalesRegister, allow.staff('invoices:read'), async ({ params: { month }, user }) => {
      await exports.add(user, `sales register of ${month}`);
      const body = toCsv(registerRows(documentsOf(month, SALE_KINDS)), registerColumns);
      return { status: 200, filename: named('sales-register.csv', month), body };
    })
    .on(downloadTally, allow.staff('invoices:read'), async ({ params: { month }, user }) => {
      await exports.add(user, `vouchers of ${month}`);
      return { status: 200, filename: named('tally.xml', month), body: tallyXml(vouchersOf(month)) };
    })
    .on(downloadEInvoice, allow.staff('invoices:read'), async ({ params: { id } }) => {
      const invoice = await invoices.find(id);
      if (!invoice) throw notFound({ en: 'There is no such invoice.', hi: 'ऐसा कोई बिल नहीं है।' }, 'invoice-not-found');
      if (!isRegistrable(invoice)) throw noEInvoice();
      const document = eInvoice(invoice);
      const faults = faultsOf(document);
      if (faults.length > 0) throw refusedByPortal(faults);
      const filename = `${invoice.number.replaceAll('/', '-')}.json`;
      return { status: 200, filename, body: only(JSON.stringify(document)) };
    })
    .on(getTaxMonth, allow.staff('invoices:read'), async ({ params: { month } }) => {
      return { status: 200, body: await monthOf(month) };
    })
    .on(closeTaxMonth, allow.staff('tax:write'), async ({ params: { month }, user }) => {
      const now = new Date();
      if (month >= dayOf(now).slice(0, 7)) throw notOver();
      const summary = await monthOf(month);
      await months.close(month, summary.sums, user, now);
      return { status: 200, body: { ...summary, ...toClosing(await months.find(month)) } };
    });
}

async function* only(text: string): AsyncGenerator<string> {
  yield text;
}

/** Whether something was brought along after its month was closed, whose returns are filed. */
const isAfterClosing = (importedAt: Date | undefined, closed: ClosedMonth | undefined): boolean =>
  importedAt !== undefined && closed !== undefined && importedAt > closed.closedAt;

const toClosing = (closed: ClosedMonth | undefined) => ({
  closedAt: closed?.closedAt.toISOString() ?? null,
  closedBy: closed?.closedBy ?? '',
});

const notOver = () =>
  conflict(
    {
      en: 'This month is not over yet. Please close it when it is.',
      hi: 'यह महीना अभी पूरा नहीं हुआ। पूरा होने पर बंद कीजिए।',
    },
    'month-not-over',
  );
const refusedByPortal = (faults: readonly string[]) =>
  conflict(
    {
      en: `The portal would refuse this document: ${faults.join('; ')}.`,
      hi: `पोर्टल यह बिल नहीं लेगा: ${faults.join('; ')}।`,
    },
    'e-invoice-not-valid',
  );
const noEInvoice = () =>
  conflict(
    {
      en: 'Only taxed documents to a buyer with a GST number or in another country are registered.',
      hi: 'सिर्फ़ GST नंबर वाले या दूसरे देश के ख़रीदार के टैक्स वाले बिल दर्ज होते हैं।',
    },
    'not-registrable',
  );
