import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { EntryStore } from './entry.store.ts';

/** Removes the entries of a deleted account. A second delivery finds nothing. */
export const forgetOnUserDeleted = (broker: Broker, entries: EntryStore): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.forget-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => entries.removeOfUser(data.userId),
  });
