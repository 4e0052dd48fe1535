import type { ProductSnapshot, Shop } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createMailLinks,
  createRouter,
  ensureIndexes,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { accountRoutes } from './account/account.routes.ts';
import { accountModel } from './account/account.schema.ts';
import { createAccountStore } from './account/account.store.ts';
import { keepAccounts } from './account/keep-accounts.ts';
import { keepBulkAccounts } from './account/keep-bulk-accounts.ts';
import { answerDataExport } from './answer-data-export.ts';
import { adoptInvoices } from './invoice/adopt-invoices.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { createInvoiceStore, invoiceModel } from './invoice/invoice.store.ts';
import { createIssueDue, type IssueDeps } from './invoice/issue-due.ts';
import { taxRoutes } from './tax/tax.routes.ts';
import { createTaxStore, taxRuleModel } from './tax/tax.store.ts';

export interface BillingDeps extends Pick<AppOptions, 'logger'>, Pick<IssueDeps, 'invoiceOn' | 'now'> {
  auth: Auth;
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  shop: Shop;
  /** `MAIL_LINK_KEY` of the settings. */
  mailLinkKey?: string | undefined;
}

/** All models of the service. */
export const modelsOf = (mongo: Connection) => ({
  accounts: accountModel(mongo),
  invoices: invoiceModel(mongo),
  rules: taxRuleModel(mongo),
});

/** Creates the app: its routes, and the consumers that keep an account for each order and issue its documents. */
export async function createBilling(deps: BillingDeps): Promise<Express> {
  const { auth, mongo, broker, relay, shop, invoiceOn, now } = deps;
  const models = modelsOf(mongo);
  await ensureIndexes(Object.values(models));
  const accounts = createAccountStore(models.accounts, relay);
  const invoices = createInvoiceStore(models.invoices, relay);
  const rules = createTaxStore(models.rules, relay);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');

  await keepProducts('billing', broker, products);
  const issueDue = createIssueDue({ invoices, rules, products, shop, invoiceOn, ...(now ? { now } : {}) });
  await keepAccounts(broker, accounts, issueDue);
  await keepBulkAccounts(broker, accounts, issueDue);
  await adoptInvoices(broker, invoices);
  await answerDataExport(broker, accounts, invoices);

  const router = createRouter({ auth });
  accountRoutes(router, { accounts, shop, links: createMailLinks(deps.mailLinkKey) });
  invoiceRoutes(router, { invoices, accounts, shop });
  taxRoutes(router, rules);
  return createApp({ ...deps, routers: [router] });
}
