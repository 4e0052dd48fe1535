import { forgetPeople, type Logger, type Sweep } from '@print-shop/service-kit';
import type { AccountModel } from './account/account.schema.ts';
import type { InvoiceModel } from './invoice/invoice.store.ts';

/** Removes what names the customer from old accounts and invoices; numbers, lines, sums and the place of supply stay. */
export function forgetCustomers(
  { accounts, invoices }: { accounts: AccountModel; invoices: InvoiceModel },
  days: number,
  logger: Logger,
): Sweep<number>[] {
  return [
    forgetPeople(accounts, {
      ...{ what: 'accounts', dated: 'placedAt', days, logger, notesOf: 'entries' },
      emptied: { customer: { name: '', email: '' }, words: [], reports: [] },
      removed: ['bill.address', 'bill.gstin', 'bill.buyerName'],
    }),
    forgetPeople(invoices, {
      ...{ what: 'invoices', dated: 'issuedAt', days, logger },
      emptied: { 'buyer.name': '', 'buyer.address': '', 'buyer.gstin': '', email: '', words: [] },
      removed: [],
    }),
  ];
}
