import { billingAccountCredited } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** A claim refunds no more than what staff have left of the bulk order's price. */
export const noteCredits = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'noteCredit'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.note-on-account-credited',
    events: [billingAccountCredited],
    async handle({ data: { orderId, isBulk, paise, creditedPaise = paise } }) {
      if (isBulk) await bulkOrders.noteCredit(orderId, creditedPaise);
    },
  });
