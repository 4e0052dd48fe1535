import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { type AccountRoutesDeps, accountRoutes } from './account.routes.ts';
import { accountModel } from './account.schema.ts';
import { createAccountStore } from './account.store.ts';
import { type Account, pendingPaise } from './account.ts';
import { keepAccounts } from './keep-accounts.ts';

interface AccountsDeps {
  mongo: Connection;
  broker: Broker;
  relay: Relay;
}

interface SettleDeps {
  /** Wakes who waits for the account of an order. */
  wake(account: Account): void;
  issueDue(account: Account): Promise<unknown>;
  /** Sends the refunds that wait. */
  sendRefunds(): void;
}

/** Creates the accounts of orders. Returns their store; `keep` starts the consumers, and `routes` registers the routes. */
export function createAccounts({ mongo, broker, relay }: AccountsDeps) {
  const accounts = createAccountStore(accountModel(mongo), relay);
  return {
    accounts,
    async keep({ wake, issueDue, sendRefunds }: SettleDeps): Promise<void> {
      const settle = async (account: Account): Promise<void> => {
        wake(account);
        await issueDue(account);
        if (pendingPaise(account) > 0) sendRefunds();
      };
      await keepAccounts(broker, accounts, settle);
    },
    routes: (router: ContractRouter, { payee, sendRefunds }: Omit<AccountRoutesDeps, 'accounts'>) =>
      accountRoutes(router, { accounts, payee, sendRefunds }),
  };
}
