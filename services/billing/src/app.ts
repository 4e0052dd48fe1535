import { type ProductSnapshot, type Shop, workParked } from '@print-shop/contracts';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import { type AppOptions, type Auth, createApp, createRouter, ensureIndexes } from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createAccounts } from './account/create-accounts.ts';
import { answerDataExport } from './answer-data-export.ts';
import { createInvoices } from './invoice/create-invoices.ts';
import type { IssueDeps } from './invoice/issuing.ts';
import { modelsOf } from './models.ts';
import { createOnline } from './online/create-online.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { createReconciliation } from './reconciliation/create-reconciliation.ts';
import { createReturns } from './returns/create-returns.ts';
import { revenueRoutes } from './revenue/revenue.routes.ts';
import { statementRoutes } from './statement/statement.routes.ts';
import { createTax } from './tax/create-tax.ts';

export interface BillingDeps extends Pick<AppOptions, 'logger'>, Pick<IssueDeps, 'invoiceOn' | 'now'> {
  auth: Auth;
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  shop: Shop;
  /** The keys of links in mails. */
  mailLinkKeys?: MailLinkKeys | undefined;
  /** Undefined where the shop takes no payments online. */
  provider?: PaymentProvider | undefined;
  /** `PUBLIC_URL` of the settings. */
  publicUrl: string;
  /** How often checkouts and refunds are looked at, in ms. */
  lookEveryMs?: number;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the app: its routes, and the consumers that keep an account for each order and issue its documents. */
export async function createBilling(deps: BillingDeps): Promise<Express> {
  const { auth, mongo, broker, shop, provider } = deps;
  await ensureIndexes(Object.values(modelsOf(mongo)));
  const products = createReadModel<ProductSnapshot>(mongo, 'products');
  await keepProducts('billing', broker, products);
  const works = worksOf(deps, workParked.billing);

  const { accounts, ...account } = createAccounts(deps);
  const online = createOnline({ ...deps, provider, works, accounts });
  const reconciliation = createReconciliation({ ...deps, works, accounts, payments: online.payments });
  const returns = createReturns(deps);
  const { rules, ...tax } = createTax(deps);
  const { invoices, ...invoice } = createInvoices({ ...deps, ...returns, accounts, rules, products });
  await account.keep({ ...online, issueDue: invoice.issueDue });
  await invoice.follow();
  await answerDataExport(broker, accounts, invoices);

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const payee = { shop, leastOnlinePaise: provider?.leastPaise };
  account.routes(router, { payee, sendRefunds: online.sendRefunds });
  online.routes(router, { payee });
  // Before `/api/invoices/:id`.
  revenueRoutes(router, invoices, accounts);
  invoice.routes(router);
  reconciliation.routes(router);
  tax.routes(router);
  returns.routes(router, { invoices, accounts, shop });
  statementRoutes(router, accounts, reconciliation.compareBank);
  return createApp({ ...deps, routers: [router] });
}
