import { type BankAccount, dayOf, type ProductSnapshot, type Shop } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { type Account, balancePaise } from '../account/account.ts';
import { isAllowance } from '../account/credits.ts';
import { isImportedPayment } from '../account/past-account.ts';
import type { TaxStore } from '../tax/tax.store.ts';
import { composeAllowance, composeCancellation, composeInvoice, invoiceCause } from './compose.ts';
import { composeAhead, composeReceipt, composeRefund, receiptOf } from './compose-others.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { type Invoice, type InvoiceDraft, isInvoice } from './invoice.ts';

export interface IssueDeps {
  invoices: InvoiceStore;
  rules: TaxStore;
  products: ReadModel<ProductSnapshot>;
  getShop(): Promise<Shop>;
  /** The shop's account for bank transfers, if it has named one. */
  getBank(): Promise<BankAccount | undefined>;
  /** `INVOICE_ON` of the settings. */
  invoiceOn: 'dispatch' | 'delivery' | 'payment';
  now?: () => Date;
}

/** Whether an order was only placed, so that no document can be due. A bulk order may have been invoiced and opened again. */
const isOnlyPlaced = ({ orderKind, entries, paidAt, dispatchedAt, deliveredAt, cancelledAt }: Account): boolean =>
  orderKind === 'order' &&
  entries.every(({ kind }) => kind === 'charge') &&
  !(paidAt || dispatchedAt || deliveredAt || cancelledAt);

export type Issuing = ReturnType<typeof createIssuing>;

export function createIssuing(deps: IssueDeps) {
  const { invoices, rules, products, getShop, getBank, invoiceOn, now = () => new Date() } = deps;
  /** The invoice as it would be today. */
  const draftOf = async (account: Account, at = now()): Promise<InvoiceDraft> => {
    const found = await products.find(account.bill.lines.flatMap(({ productId }) => productId ?? []));
    return composeInvoice(account, {
      shop: await getShop(),
      bank: await getBank(),
      rules: await rules.list(),
      products: found,
      day: dayOf(at),
    });
  };

  const issue = async (draft: InvoiceDraft, issued: Invoice[]): Promise<Invoice> => {
    const document = await invoices.issue(draft, now);
    if (issued.every(({ id }) => id !== document.id)) issued.push(document);
    return document;
  };
  const isIssued = (cause: string, issued: readonly Invoice[]): boolean => issued.some((one) => one.cause === cause);

  /** The invoice that the old system has given is stored by its number and day; another one is not issued. */
  const keepImported = async (account: Account, issued: Invoice[]): Promise<void> => {
    const { imported, deliveredAt } = account;
    const cause = invoiceCause(account, issued);
    if (!imported?.invoice || !deliveredAt || cause !== 'order') return;
    const draft = { ...(await draftOf(account, deliveredAt)), cause };
    const { invoice: number, at: importedAt } = imported;
    issued.push(await invoices.keepImported(draft, { number, issuedAt: deliveredAt, importedAt }));
  };

  const issueInvoice = async (account: Account, issued: Invoice[]): Promise<void> => {
    if (account.imported?.isDelivered) return keepImported(account, issued);
    const { bill, cancelledAt, dispatchedAt, deliveredAt, paidAt } = account;
    // Goods that are collected are delivered without a dispatch.
    const isDue =
      deliveredAt !== undefined ||
      (invoiceOn === 'dispatch' && dispatchedAt !== undefined) ||
      (invoiceOn === 'payment' && paidAt !== undefined);
    const cause = invoiceCause(account, issued);
    if (!cause || !isDue || cancelledAt || bill.totalPaise === 0) return;
    await issue({ ...(await draftOf(account)), cause }, issued);
  };

  const issueNotes = async (account: Account, issued: Invoice[]): Promise<void> => {
    const invoice = issued.findLast(isInvoice);
    if (!invoice) return;
    for (const credit of account.entries.filter(isAllowance)) {
      const note = isIssued(credit.key, issued) ? undefined : composeAllowance(account, invoice, credit, issued);
      if (note) await issue(note, issued);
    }
    // After the allowances, so that it credits only what they leave.
    const cancellation = composeCancellation(account, invoice, issued);
    if (cancellation) await issue(cancellation, issued);
  };

  const issueReceipts = async (account: Account, issued: Invoice[]): Promise<void> => {
    const payments = account.entries.filter(
      (entry) => entry.kind === 'payment' && !isImportedPayment(entry) && !isIssued(receiptOf(entry), issued),
    );
    if (payments.length === 0) return;
    const draft = await draftOf(account);
    const invoice = issued.findLast(isInvoice);
    for (const payment of payments) await issue(composeReceipt(account, payment, { draft, invoice }), issued);
  };

  const issueRefunds = async (account: Account, issued: Invoice[]): Promise<void> => {
    for (const entry of account.entries.filter(({ kind }) => kind === 'refund' || kind === 'reversal')) {
      for (
        let voucher = composeRefund(account, entry, issued);
        voucher;
        voucher = composeRefund(account, entry, issued)
      )
        await issue(voucher, issued);
    }
  };

  return {
    /**
     * Issues the documents that an account is due, each once. As the shop wants, the invoice comes when the goods are sent (section
     * 31(1)(a) of the CGST Act), on delivery or on payment. Credit notes are for what was cancelled or refunded after it, vouchers
     * for what was paid and given back before it, and receipts for what was paid after it.
     */
    async due(account: Account): Promise<void> {
      if (account.opening || isOnlyPlaced(account)) return;
      const issued = await invoices.ofOrder(account.id);
      // A payment before the invoice is an advance, except the one that is the reason of the invoice.
      const isInAdvance = invoiceOn !== 'payment' || balancePaise(account) > 0;
      if (isInAdvance) await issueReceipts(account, issued);
      await issueInvoice(account, issued);
      await issueNotes(account, issued);
      await issueReceipts(account, issued);
      await issueRefunds(account, issued);
    },

    /** A delivery challan or a proforma invoice of an order as it is now; the one that is there where nothing has changed. */
    async ahead(account: Account, kind: 'delivery-challan' | 'proforma'): Promise<Invoice> {
      return invoices.issue(composeAhead(account, kind, await draftOf(account)), now);
    },
  };
}
