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

interface OpenDeps extends Omit<AccountRoutesDeps, 'accounts'> {
  wake(account: Account): void;
  issueDue(account: Account): Promise<unknown>;
}

/** Creates the accounts of orders. Returns their store; `open` starts the consumers and registers the routes. */
export function createAccounts({ mongo, broker, relay }: AccountsDeps) {
  const accounts = createAccountStore(accountModel(mongo), relay);
  return {
    accounts,
    async open(router: ContractRouter, { getPayee, wake, issueDue, sendRefunds }: OpenDeps): Promise<void> {
      const settle = async (account: Account): Promise<void> => {
        wake(account);
        await issueDue(account);
        if (pendingPaise(account) > 0) sendRefunds();
      };
      await keepAccounts(broker, accounts, settle);
      accountRoutes(router, { accounts, getPayee, sendRefunds });
    },
  };
}
