import { orderImportRoutes } from '@print-shop/contracts';
import { createImports, type ExportRecord, type ImportModels } from '@print-shop/imports';
import type { ContractRouter, Logger, Works } from '@print-shop/service-kit';
import { type OrderSourceDeps, orderSource } from './import-orders.ts';

export interface OrderImportsDeps extends OrderSourceDeps {
  models: ImportModels;
  works: Works;
  logger: Logger;
  exports: ExportRecord;
}

/** Registers the imports of past orders. An export is recorded before its first byte is sent. */
export function createOrderImports(router: ContractRouter, deps: OrderImportsDeps): void {
  const { exports } = deps;
  createImports(router, orderImportRoutes, orderSource(deps), {
    ...deps,
    recordExport: (user) => exports.add(user, 'past orders'),
  });
}
