import { listSecurityEvents, recordExport } from '@print-shop/contracts';
import { allow, type ContractRouter, originOf } from '@print-shop/service-kit';
import type { SecurityStore } from './security.store.ts';
import { nameOf, type SecurityLog } from './security-log.ts';

/** Registers the security events of accounts, for staff to read, and the record of exports that a browser makes. */
export function securityRoutes(router: ContractRouter, events: SecurityStore, log: SecurityLog): void {
  router.on(recordExport, allow.staff('exports'), async ({ body, user, req }) => {
    const account = nameOf({ id: user.id, name: user.name ?? user.id });
    await log.record({ kind: 'exported', account, from: originOf(req), detail: body.list });
    return { status: 201, body: { message: 'The export is recorded.' } };
  });
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
