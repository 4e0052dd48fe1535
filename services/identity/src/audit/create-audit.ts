import type { Broker } from '@print-shop/messaging';
import type { AppOptions, ContractRouter } from '@print-shop/service-kit';
import { auditRoutes } from './audit.routes.ts';
import { type AuditModel, createAuditStore } from './audit.store.ts';
import { keepOnChangeRecorded } from './keep-on-change-recorded.ts';

interface AuditDeps extends Pick<AppOptions, 'logger'> {
  audit: AuditModel;
  broker: Broker;
}

/** Creates the audit trail. Returns its store; `open` starts its consumer and registers its routes. */
export function createAudit({ audit: model, broker, logger }: AuditDeps) {
  const audit = createAuditStore(model, logger);
  return {
    audit,
    async open(router: ContractRouter): Promise<void> {
      await keepOnChangeRecorded(broker, audit);
      auditRoutes(router, audit);
    },
  };
}
