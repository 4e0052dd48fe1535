import { type ContractRouter, createWaits, type Logger, type Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import type { AccountStore } from '../account/account.store.ts';
import type { Account } from '../account/account.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { type Checkout, type CheckoutStore, checkoutModel, createCheckoutStore } from './checkout.store.ts';
import { type OnlineRoutesDeps, onlineRoutes } from './online.routes.ts';
import { startRefunds } from './send-refunds.ts';
import { createOnlinePayments } from './take-payments.ts';
import { createWebhookStore, webhookModel } from './webhook.store.ts';

const LOOK_MS = 30_000;

export interface OnlineDeps extends Pick<OnlineRoutesDeps, 'getPayee' | 'publicUrl'> {
  mongo: Connection;
  redis: Redis;
  logger: Logger;
  works: Works;
  accounts: AccountStore;
  /** Undefined where the shop takes no payments online. */
  provider?: PaymentProvider | undefined;
  /** How often checkouts and refunds are looked at, in ms. */
  lookEveryMs?: number;
  onClose(name: string, close: () => unknown): void;
}

/**
 * Creates the payments online and their routes, and starts looking at checkouts and sending refunds. Returns the payments, a
 * function that sends waiting refunds, and one that wakes requests that wait for an account.
 */
export function createOnline(router: ContractRouter, deps: OnlineDeps) {
  const { mongo, redis, logger, accounts, provider, getPayee, publicUrl, onClose } = deps;
  const checkouts = createCheckoutStore(checkoutModel(mongo));
  const webhooks = createWebhookStore(webhookModel(mongo));
  const { payments, sendRefunds } = takeOnline(deps, checkouts);
  const openings = createWaits<Account>({ redis, logger, onClose, channel: 'billing:openings', find: accounts.find });
  onlineRoutes(router, {
    accounts,
    openings,
    checkouts,
    webhooks,
    payments,
    provider,
    getPayee,
    publicUrl,
    sendRefunds,
  });
  return { payments, sendRefunds, wake: (account: Account) => openings.wake(account.id, account) };
}

/** The parts that a payment provider needs: its payments are entered, its checkouts looked at, refunds sent. */
function takeOnline(
  { provider, logger, works, accounts, lookEveryMs = LOOK_MS }: OnlineDeps,
  checkouts: CheckoutStore,
) {
  if (!provider) return { payments: undefined, sendRefunds: () => undefined };
  const payments = createOnlinePayments({
    accounts,
    checkouts,
    provider,
    logger,
    sendRefunds: () => refunding.trigger(),
  });
  const refunding = startRefunds({ accounts, payments, provider, works, everyMs: lookEveryMs, logger });
  works.start<Checkout>({
    what: 'looking at checkouts',
    everyMs: lookEveryMs,
    list: checkouts.listDue,
    idOf: ({ _id }) => _id,
    handle: payments.look,
  });
  return { payments, sendRefunds: () => refunding.trigger() };
}
