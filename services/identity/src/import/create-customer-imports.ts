import { customerImportRoutes } from '@print-shop/contracts';
import { createImports, type ImportModels } from '@print-shop/imports';
import { type ContractRouter, type Logger, originOf, type Works } from '@print-shop/service-kit';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import { type CustomerSourceDeps, customerSource } from './import-customers.ts';

export interface CustomerImportsDeps extends CustomerSourceDeps, ImportModels {
  works: Works;
  logger: Logger;
  log: SecurityLog;
}

/** Registers the imports of customers. An export is recorded before its first byte is sent. */
export function createCustomerImports(router: ContractRouter, deps: CustomerImportsDeps): void {
  createImports(router, customerImportRoutes, customerSource(deps), {
    ...deps,
    models: deps,
    recordExport: (user, req) =>
      deps.log.record({
        kind: 'exported',
        account: nameOf({ id: user.id, name: user.name ?? user.id }),
        from: originOf(req),
        detail: 'customers',
      }),
  });
}
