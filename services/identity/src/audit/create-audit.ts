import type { Broker } from '@print-shop/messaging';
import type { AppOptions, ContractRouter } from '@print-shop/service-kit';
import { auditRoutes } from './audit.routes.ts';
import { type AuditModel, type AuditStore, createAuditStore } from './audit.store.ts';
import { keepOnChangeRecorded } from './keep-on-change-recorded.ts';

interface AuditDeps extends Pick<AppOptions, 'logger'> {
  audit: AuditModel;
  broker: Broker;
}

export async function createAudit(
  router: ContractRouter,
  { audit: model, broker, logger }: AuditDeps,
): Promise<AuditStore> {
  const audit = createAuditStore(model, logger);
  await keepOnChangeRecorded(broker, audit);
  auditRoutes(router, audit);
  return audit;
}
