import { dayOf, type ProductSnapshot, type Shop } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import type { Account } from '../account/account.ts';
import { isOfClaim } from '../account/happen.ts';
import type { TaxStore } from '../tax/tax.store.ts';
import { composeCancellation, composeClaim, composeInvoice } from './compose.ts';
import type { InvoiceStore } from './invoice.store.ts';

export interface IssueDeps {
  invoices: InvoiceStore;
  rules: TaxStore;
  products: ReadModel<ProductSnapshot>;
  shop: Shop;
  /** `INVOICE_ON` of the settings. */
  invoiceOn: 'delivery' | 'payment';
  now?: () => Date;
}

/**
 * Returns a function that issues the documents that an account is due, each once: the invoice on delivery or, where the shop
 * wants that, on payment, and credit notes for what was cancelled or refunded after it.
 */
export function createIssueDue({ invoices, rules, products, shop, invoiceOn, now = () => new Date() }: IssueDeps) {
  return async (account: Account): Promise<void> => {
    const { bill, cancelledAt, deliveredAt, paidAt } = account;
    const isDue = deliveredAt !== undefined || (invoiceOn === 'payment' && paidAt !== undefined);
    if (!isDue) return;
    const issued = await invoices.ofOrder(account.id);
    let invoice = issued.find(({ cause }) => cause === 'order');
    if (!invoice) {
      if (cancelledAt || bill.totalPaise === 0) return;
      const found = await products.find(bill.lines.flatMap(({ productId }) => productId ?? []));
      const types = new Map([...found].map(([id, { type }]) => [id, type]));
      const at = now();
      const composition = { shop, rules: await rules.list(), types, day: dayOf(at) };
      invoice = await invoices.issue(composeInvoice(account, composition), at);
    }
    const cancellation = composeCancellation(account, invoice, issued);
    if (cancellation) await invoices.issue(cancellation, now());
    for (const credit of account.entries.filter(isOfClaim)) {
      const note = issued.every(({ cause }) => cause !== credit.key) && composeClaim(account, invoice, credit);
      if (note) await invoices.issue(note, now());
    }
  };
}
