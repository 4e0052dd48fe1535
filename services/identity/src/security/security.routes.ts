import { listSecurityEvents } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { SecurityStore } from './security.store.ts';

/** Registers the security events of accounts, for staff to read. */
export function securityRoutes(router: ContractRouter, events: SecurityStore): void {
  router.on(listSecurityEvents, allow.staff('security:read'), async ({ query }) => {
    const { entries, total } = await events.list(query);
    const body = entries.map(({ _id, at, lastAt, ...entry }) => ({
      ...entry,
      _id: String(_id),
      at: at.toISOString(),
      lastAt: lastAt.toISOString(),
    }));
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
  });
}
