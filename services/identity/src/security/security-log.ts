import { SECURITY_EVENTS, type SecurityEvent } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import { Counter } from 'prom-client';
import type { User } from '../user/user.ts';
import type { SecurityStore } from './security.store.ts';

/** The counter behind the alerts about guessing and mass export. */
export const securityEvents = new Counter({
  name: 'security_events_total',
  help: 'Security events of accounts and exports of data, by kind',
  labelNames: ['kind'],
});

export interface SecurityLog {
  /**
   * Stores an event for staff, logs it and counts it. The log contains only ids of accounts. Rejects when it cannot be
   * stored.
   */
  record(
    event: Omit<SecurityEvent, 'at' | 'detail'> & Partial<Pick<SecurityEvent, 'at' | 'detail'>>,
    eventId?: string,
  ): Promise<void>;
}

/** An account as in its events. Without an account the typed login is not stored, because it may be a password. */
export const nameOf = (user: Pick<User, 'id' | 'name'> | undefined): SecurityEvent['account'] =>
  user ? { id: user.id, name: user.name } : { name: 'no such account' };

export function createSecurityLog(store: SecurityStore, logger: Logger): SecurityLog {
  // Starts each series at 0, so that the first event of a kind already counts as an increase.
  for (const kind of SECURITY_EVENTS) securityEvents.inc({ kind }, 0);
  return {
    async record({ at = new Date().toISOString(), detail = '', ...event }, eventId) {
      const { kind, account, by, from } = event;
      await store.keep({ ...event, at, detail }, eventId);
      securityEvents.inc({ kind });
      logger.info({ security: kind, account: account.id, by: by?.id, from }, 'security event');
    },
  };
}
