import { changesRecorded } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { AuditStore } from './audit.store.ts';

const QUEUE = 'identity.keep-on-change-recorded';

/** Stores the changes by staff that all services report. */
export const keepOnChangeRecorded = (broker: Broker, audit: AuditStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: changesRecorded,
    prefetch: 1, // each entry needs the previous one
    handle: ({ id, data }) => audit.keep(id, data),
  });
