import { balanceImportRoutes, billingSecurityEventRecorded } from '@print-shop/contracts';
import { createExportRecord, createImports, type ImportModels } from '@print-shop/imports';
import type { AnnouncementModel, Relay } from '@print-shop/messaging';
import type { ContractRouter, Logger, Works } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import { balanceSource } from './import-balances.ts';

interface BalanceImportsDeps {
  accounts: AccountStore;
  models: ImportModels & { announcements: AnnouncementModel };
  relay: Relay;
  works: Works;
  logger: Logger;
}

/** Registers the imports of opening balances. An export is recorded before its first byte is sent. */
export function createBalanceImports(router: ContractRouter, deps: BalanceImportsDeps): void {
  const exports = createExportRecord(billingSecurityEventRecorded, deps.models.announcements, deps.relay);
  createImports(router, balanceImportRoutes, balanceSource(deps), {
    ...deps,
    recordExport: (user) => exports.add(user, 'opening balances'),
  });
}
