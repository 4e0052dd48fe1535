import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { AccountStore } from '../account/account.store.ts';
import type { OnlinePayments } from '../online/take-payments.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { createDifferenceStore, differenceModel } from './difference.store.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';
import { createSettlementStore, settlementModel } from './settlement.store.ts';
import { createBankComparison } from './with-bank.ts';
import { createProviderComparison, type ProviderComparison, type ProviderComparisonDeps } from './with-provider.ts';

/** The hour in India at which ledger and provider are compared. */
const RECONCILE_AT = 3;

interface ReconciliationDeps {
  mongo: Connection;
  works: Works;
  accounts: AccountStore;
  /** Both undefined where the shop has no provider. */
  provider?: PaymentProvider | undefined;
  payments: OnlinePayments | undefined;
}

/**
 * Creates the comparison of the ledger with the provider and the bank and its routes, and starts it each night where there is
 * a provider. Returns what compares the ledger with a bank statement.
 */
export function createReconciliation(router: ContractRouter, deps: ReconciliationDeps) {
  const { mongo, works, accounts, provider, payments } = deps;
  const differences = createDifferenceStore(differenceModel(mongo));
  const settlements = createSettlementStore(settlementModel(mongo));
  const reconcile = provider && startNightly(works, { accounts, differences, settlements, provider });
  reconciliationRoutes(router, { differences, settlements, payments, reconcile });
  return createBankComparison(accounts, differences);
}

/** Starts the nightly comparison with the provider, and returns the comparison. */
function startNightly(works: Works, deps: ProviderComparisonDeps): ProviderComparison {
  const reconcile = createProviderComparison(deps);
  works.startNightly({
    what: 'comparing the ledger with the provider',
    fromHour: RECONCILE_AT,
    handle: (now) => reconcile(now),
  });
  return reconcile;
}
