import { balanceImportRoutes } from '@print-shop/contracts';
import { createImports, type ExportRecord, type ImportModels } from '@print-shop/imports';
import type { ContractRouter, Logger, Works } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import { balanceSource } from './import-balances.ts';

interface BalanceImportsDeps {
  accounts: AccountStore;
  exports: ExportRecord;
  models: ImportModels;
  works: Works;
  logger: Logger;
}

/** Registers the imports of opening balances. An export is recorded before its first byte is sent. */
export const createBalanceImports = (router: ContractRouter, deps: BalanceImportsDeps): void =>
  createImports(router, balanceImportRoutes, balanceSource(deps), {
    ...deps,
    recordExport: (user) => deps.exports.add(user, 'opening balances'),
  });
