import { changesRecorded } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { AuditStore } from './audit.store.ts';

const QUEUE = 'identity.keep-on-change-recorded';

/** Every service says what staff changed in it; here it is kept. */
export const keepOnChangeRecorded = (broker: Broker, audit: AuditStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: changesRecorded,
    prefetch: 1, // each entry needs the one before
    handle: ({ id, data }) => audit.keep(id, data),
  });
