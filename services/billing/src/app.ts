import { billingSecurityEventRecorded, type Shop, workParked } from '@print-shop/contracts';
import { createExportRecord } from '@print-shop/imports';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import { IDENTITY_SECTIONS, keepSettings, retentionDays } from '@print-shop/shop';
import type { Express } from 'express';
import { createAccounts } from './account/create-accounts.ts';
import { answerDataExport } from './answer-data-export.ts';
import { forgetCustomers } from './forget-customers.ts';
import { createBalanceImports } from './import/create-balance-imports.ts';
import { createInvoices, type InvoicesDeps } from './invoice/create-invoices.ts';
import { modelsOf } from './models.ts';
import { createOnline, type OnlineDeps } from './online/create-online.ts';
import { createReconciliation } from './reconciliation/create-reconciliation.ts';
import { createReturns } from './returns/create-returns.ts';
import { createRevenue } from './revenue/create-revenue.ts';
import { shopFacts } from './shop-facts.ts';
import { createStatements } from './statement/create-statements.ts';
import { createTax } from './tax/create-tax.ts';

export interface BillingDeps
  extends Pick<InvoicesDeps, 'mongo' | 'broker' | 'relay' | 'invoiceOn' | 'now'>,
    Pick<OnlineDeps, 'redis' | 'logger' | 'provider' | 'publicUrl' | 'lookEveryMs' | 'onClose'> {
  auth: Auth;
  /** The shop as its operator gives it, until its settings are published. */
  shop: Shop;
  mailLinkKeys?: MailLinkKeys | undefined;
  /** Days after which personal data is removed, over those of the settings of the shop. */
  personalDataDays?: number | undefined;
}

/** Creates the app: its routes, and the consumers that keep an account for each order and issue its documents. */
export async function createBilling(deps: BillingDeps): Promise<Express> {
  const { auth, mongo, broker } = deps;
  // Before the consumers, whose writes rely on unique indexes.
  const models = modelsOf(mongo);
  await ensureIndexes(Object.values(models));
  // Before the accounts, whose invoices take their taxes from the types of products.
  const products = await keepProducts('billing', deps);
  const settings = await keepSettings('billing', deps, [...IDENTITY_SECTIONS, 'documents', 'retention']);
  const works = worksOf(deps, workParked.billing);
  forgetCustomers(works, models, retentionDays(settings, 'personalDataDays', deps.personalDataDays));
  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const facts = shopFacts(settings, deps.shop, deps.provider);
  const { getShop, getPayee } = facts;
  const exports = createExportRecord(billingSecurityEventRecorded, models.announcements, deps.relay);
  const { accounts, ...account } = createAccounts(deps);
  const { isClosed, ...returns } = createReturns(deps);
  const online = createOnline(router, { ...deps, works, accounts, getPayee });
  const compareBank = createReconciliation(router, { ...deps, works, accounts, payments: online.payments });
  const rules = await createTax(router, deps);
  const { invoices, ...invoice } = createInvoices({ ...deps, ...facts, accounts, isClosed, rules, products });
  await account.open(router, { ...online, getPayee, issueDue: invoice.issueDue });
  // Before the invoices, one of whose routes takes any word as an id.
  createRevenue(router, { invoices, accounts, exports });
  await invoice.open(router);
  await answerDataExport(broker, accounts, invoices);
  returns.routes(router, { invoices, accounts, exports, getShop });
  createStatements(router, { accounts, compareBank });
  createBalanceImports(router, { ...deps, models, works, accounts, exports });
  return createApp({ ...deps, routers: [router] });
}
