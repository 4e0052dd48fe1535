import type { Numbering } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { AccountStore } from '../account/account.store.ts';
import { adoptInvoices } from './adopt-invoices.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { createInvoiceStore, invoiceModel } from './invoice.store.ts';
import { issueOnPayments } from './issue-on-payments.ts';
import { createIssuing, type IssueDeps } from './issuing.ts';

export interface InvoicesDeps extends Omit<IssueDeps, 'invoices'> {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  accounts: AccountStore;
  isClosed(month: string): Promise<boolean>;
  /** The beginning of the numbers of each kind of document, and where they go on. */
  getNumbering(): Promise<Numbering>;
}

/**
 * Creates the invoices and their issuing. Returns their store, and what issues the documents that are due. `open` starts the
 * consumers and registers the routes.
 */
export function createInvoices(deps: InvoicesDeps) {
  const { mongo, broker, relay, accounts, isClosed, getShop, getNumbering } = deps;
  const invoices = createInvoiceStore(invoiceModel(mongo), relay, isClosed, getNumbering);
  const issuing = createIssuing({ ...deps, invoices });
  return {
    invoices,
    issueDue: issuing.due,
    async open(router: ContractRouter): Promise<void> {
      await issueOnPayments(broker, accounts, issuing);
      await adoptInvoices(broker, invoices);
      invoiceRoutes(router, { invoices, accounts, issuing, getShop });
    },
  };
}
