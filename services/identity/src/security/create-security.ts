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

/** Creates the security events of accounts. Returns their store and log; `open` starts the consumers and registers the routes. */
export function createSecurity({ security, broker, logger }: SecurityDeps) {
  const events = createSecurityStore(security);
  const log = createSecurityLog(events, logger);
  return {
    events,
    log,
    async open(router: ContractRouter): Promise<void> {
      await keepOnSecurityEvent(broker, log);
      securityRoutes(router, events);
    },
  };
}
