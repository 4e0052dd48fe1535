import type { ProductSnapshot, Shop } from '@print-shop/contracts';
import { workParked } from '@print-shop/contracts';
import { createMailLinks, type MailLinkKeys } from '@print-shop/links';
import type { Broker, Relay } from '@print-shop/messaging';
import { worksOf } from '@print-shop/messaging';
import { createReadModel, keepProducts } from '@print-shop/read-model';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  createWaits,
  ensureIndexes,
  type Works,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { accountRoutes } from './account/account.routes.ts';
import { accountModel } from './account/account.schema.ts';
import { type AccountStore, createAccountStore } from './account/account.store.ts';
import { type Account, pendingPaise } from './account/account.ts';
import { keepAccounts } from './account/keep-accounts.ts';
import { keepBulkAccounts } from './account/keep-bulk-accounts.ts';
import { answerDataExport } from './answer-data-export.ts';
import { adoptInvoices } from './invoice/adopt-invoices.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { createInvoiceStore, invoiceModel } from './invoice/invoice.store.ts';
import { issueOnPayments } from './invoice/issue-on-payments.ts';
import { createIssuing, type IssueDeps } from './invoice/issuing.ts';
import { type Checkout, checkoutModel, createCheckoutStore } from './online/checkout.store.ts';
import { onlineRoutes } from './online/online.routes.ts';
import { startRefunds } from './online/send-refunds.ts';
import { createOnlinePayments } from './online/take-payments.ts';
import { createWebhookStore, webhookModel } from './online/webhook.store.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { createDifferenceStore, differenceModel } from './reconciliation/difference.store.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts';
import { createSettlementStore, settlementModel } from './reconciliation/settlement.store.ts';
import { createBankComparison } from './reconciliation/with-bank.ts';
import { createProviderComparison } from './reconciliation/with-provider.ts';
import { closedMonthModel, createMonthStore } from './returns/month.store.ts';
import { returnsRoutes } from './returns/returns.routes.ts';
import { revenueRoutes } from './revenue/revenue.routes.ts';
import { statementRoutes } from './statement/statement.routes.ts';
import { taxRoutes } from './tax/tax.routes.ts';
import { createTaxStore, taxRuleModel } from './tax/tax.store.ts';

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

const LOOK_MS = 30_000;
/** The hour in India at which ledger and provider are compared. */
const RECONCILE_AT = 3;

type Models = ReturnType<typeof modelsOf>;

/** All models of the service. */
export const modelsOf = (mongo: Connection) => ({
  accounts: accountModel(mongo),
  invoices: invoiceModel(mongo),
  rules: taxRuleModel(mongo),
  months: closedMonthModel(mongo),
  checkouts: checkoutModel(mongo),
  webhooks: webhookModel(mongo),
  differences: differenceModel(mongo),
  settlements: settlementModel(mongo),
});

/** Those whose documents carry events. */
export function outboxesOf(mongo: Connection) {
  const { accounts, invoices, rules, months } = modelsOf(mongo);
  return [accounts, invoices, rules, months];
}

/** Creates the app: its routes, and the consumers that keep an account for each order and issue its documents. */
export async function createBilling(deps: BillingDeps): Promise<Express> {
  const { auth, mongo, broker, relay, shop, invoiceOn, now } = deps;
  const models = modelsOf(mongo);
  await ensureIndexes(Object.values(models));
  const accounts = createAccountStore(models.accounts, relay);
  const months = createMonthStore(models.months, relay);
  const isClosed = async (month: string) => (await months.find(month)) !== undefined;
  const invoices = createInvoiceStore(models.invoices, relay, isClosed);
  const rules = createTaxStore(models.rules, relay);
  const products = createReadModel<ProductSnapshot>(mongo, 'products');

  await keepProducts('billing', broker, products);
  const works = worksOf(deps, workParked.billing);
  const online = takeOnline(deps, works, accounts, models);
  const issuing = createIssuing({ invoices, rules, products, shop, invoiceOn, ...(now ? { now } : {}) });
  const openings = createWaits<Account>({
    ...deps,
    channel: 'billing:openings',
    find: accounts.find,
  });
  const settle = async (account: Account): Promise<void> => {
    openings.wake(account);
    await issuing.due(account);
    if (pendingPaise(account) > 0) online.sendRefunds();
  };
  await keepAccounts(broker, accounts, settle);
  await keepBulkAccounts(broker, accounts, settle);
  await issueOnPayments(broker, accounts, issuing);
  await adoptInvoices(broker, invoices);
  await answerDataExport(broker, accounts, invoices);

  const { readOrder: orderOfLink } = createMailLinks(deps.mailLinkKeys ?? {});
  const router = createRouter({ auth, orderOfLink });
  const payee = { shop, leastOnlinePaise: deps.provider?.leastPaise };
  accountRoutes(router, { accounts, payee, sendRefunds: online.sendRefunds });
  onlineRoutes(router, {
    ...online,
    accounts,
    openings,
    payee,
    publicUrl: deps.publicUrl,
    provider: deps.provider,
  });
  // Before `/api/invoices/:id`.
  revenueRoutes(router, invoices, accounts);
  invoiceRoutes(router, { invoices, accounts, issuing, shop });
  reconciliationRoutes(router, online);
  taxRoutes(router, rules);
  returnsRoutes(router, { invoices, accounts, months, shop });
  statementRoutes(router, accounts, createBankComparison(accounts, online.differences));
  return createApp({ ...deps, routers: [router] });
}

/** The parts that a payment provider needs: its payments are entered, its checkouts looked at, refunds sent. */
function takeOnline(
  { provider, logger, lookEveryMs = LOOK_MS }: BillingDeps,
  works: Works,
  accounts: AccountStore,
  models: Models,
) {
  const checkouts = createCheckoutStore(models.checkouts);
  const differences = createDifferenceStore(models.differences);
  const settlements = createSettlementStore(models.settlements);
  const stores = { checkouts, differences, settlements, webhooks: createWebhookStore(models.webhooks) };
  if (!provider) return { ...stores, payments: undefined, reconcile: undefined, sendRefunds: () => undefined };
  const payments = createOnlinePayments({ accounts, checkouts, provider, logger, sendRefunds: () => refunding.soon() });
  const refunding = startRefunds({ accounts, payments, provider, works, everyMs: lookEveryMs, logger });
  works.start<Checkout>({
    what: 'looking at checkouts',
    everyMs: lookEveryMs,
    list: checkouts.listDue,
    idOf: ({ _id }) => _id,
    handle: payments.look,
  });
  const reconcile = createProviderComparison({ accounts, differences, settlements, provider });
  works.startNightly({
    what: 'comparing the ledger with the provider',
    fromHour: RECONCILE_AT,
    handle: (now) => reconcile(now),
  });
  return { ...stores, payments, reconcile, sendRefunds: () => refunding.soon() };
}
