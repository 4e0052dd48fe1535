import { type ChangeRecord, changesRecorded, securityEventsRecorded } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { SecurityLog } from './security-log.ts';

/** Stores the security events of other services: exports, and deletions by staff. */
export async function keepOnSecurityEvent(broker: Broker, log: SecurityLog): Promise<void> {
  await broker.subscribe({
    queue: 'identity.keep-on-security-event',
    events: securityEventsRecorded,
    handle: ({ id, data }) => log.record(data, id),
  });
  await broker.subscribe({
    queue: 'identity.keep-deletions',
    events: changesRecorded,
    handle: async ({ id, data }) => {
      // Identity records the deletion of accounts itself, with the origin of the request.
      if (data.action === 'deleted' && data.kind !== 'user') await log.record(deletionOf(data), id);
    },
  });
}

const UNKNOWN = { address: 'unknown', userAgent: '' };

const deletionOf = ({ kind, label, by, from = UNKNOWN, at }: ChangeRecord) =>
  ({ kind: 'deleted', account: by, from, detail: `${kind.replaceAll('-', ' ')} ${label}`, at }) as const;
