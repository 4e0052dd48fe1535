import { userRegistered, userUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** Gives guests' bulk orders to the account that has shown that their email address is its own. */
export const adoptGuests = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'adoptGuests'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.adopt-guests',
    events: [userRegistered, userUpdated],
    async handle({ data: { userId, email, emailConfirmed, isAdmin } }) {
      if (emailConfirmed && !isAdmin) await bulkOrders.adoptGuests(email, userId);
    },
  });
