import { listAuditEntries } from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { AuditStore } from './audit.store.ts';

/** Registers the audit trail: changes by staff, for staff to read. */
export function auditRoutes(router: ContractRouter, audit: AuditStore): void {
  router.on(listAuditEntries, allow.staff('changes:read'), async ({ query }) => {
    const { entries, total } = await audit.list(query);
    const body = entries.map(({ _id, at, ...entry }) => ({ ...entry, _id: String(_id), at: at.toISOString() }));
    return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
  });
}
