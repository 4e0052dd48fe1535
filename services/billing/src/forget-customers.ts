import type { Sweep, Works } from '@print-shop/service-kit';
import { type Days, forgetPeople } from '@print-shop/shop';
import type { AccountModel } from './account/account.schema.ts';
import type { InvoiceModel } from './invoice/invoice.store.ts';

/** Removes what names the customer from old accounts and invoices; numbers, lines, sums and the place of supply stay. */
export function forgetCustomers(
  works: Works,
  { accounts, invoices }: { accounts: AccountModel; invoices: InvoiceModel },
  days: Days,
): Sweep<number>[] {
  return [
    forgetPeople(works, accounts, {
      what: 'accounts',
      dated: 'placedAt',
      days,
      // A reference may be the name of the payer.
      notes: ['entries.note', 'entries.reference', 'refunds.note'],
      emptied: { customer: { name: '', email: '' }, words: [], reports: [] },
      removed: ['bill.address', 'bill.gstin', 'bill.buyerName', 'bill.billingAddress', 'opening.key'],
    }),
    forgetPeople(works, invoices, {
      what: 'invoices',
      dated: 'issuedAt',
      days,
      emptied: { 'buyer.name': '', 'buyer.address': '', 'buyer.gstin': '', email: '', words: [] },
      removed: ['consignee'],
    }),
  ];
}
