import type { Broker } from '@print-shop/messaging';
import type { AppOptions, ContractRouter } from '@print-shop/service-kit';
import { keepOnSecurityEvent } from './keep-on-security-event.ts';
import { securityRoutes } from './security.routes.ts';
import { createSecurityStore, type SecurityModel } from './security.store.ts';
import { createSecurityLog } from './security-log.ts';

interface SecurityDeps extends Pick<AppOptions, 'logger'> {
  security: SecurityModel;
  broker: Broker;
}

/** Creates the security events of accounts: their store, log, consumers and routes. Returns the store and the log. */
export async function createSecurity(router: ContractRouter, { security, broker, logger }: SecurityDeps) {
  const events = createSecurityStore(security);
  const log = createSecurityLog(events, logger);
  await keepOnSecurityEvent(broker, log);
  securityRoutes(router, events, log);
  return { events, log };
}
