import { billingPersonalDataCollected, dataExportRequested, exportParts } from '@print-shop/contracts';
import { answerInParts, type Broker } from '@print-shop/messaging';
import type { AccountStore } from './account/account.store.ts';
import type { Account } from './account/account.ts';
import { toInvoiceResponse } from './invoice/invoice.presenter.ts';
import type { InvoiceStore } from './invoice/invoice.store.ts';

/** Answers a customer's data export with what they paid, and with their invoices. */
export const answerDataExport = (broker: Broker, accounts: AccountStore, invoices: InvoiceStore): Promise<void> =>
  answerInParts(broker, {
    queue: 'billing.answer-data-export',
    request: dataExportRequested,
    answer: billingPersonalDataCollected,
    about: exportParts('billing'),
    sections: ({ userId }) => [
      { section: 'payments', rows: mapped(accounts.allOf(userId), toRow) },
      {
        section: 'invoices',
        rows: mapped(invoices.allOf(userId), (invoice) => toInvoiceResponse(invoice, 'customer')),
      },
    ],
  });

async function* mapped<From, To>(rows: AsyncIterable<From>, map: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield map(row);
}

const toRow = ({ id, quotation, entries, reports }: Account) => ({
  order: id,
  quotation,
  entries: entries.map(({ kind, paise, way, utr, at }) => ({ kind, paise, way, utr, at })),
  reports,
});
