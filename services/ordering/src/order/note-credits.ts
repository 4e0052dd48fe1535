import { billingAccountCredited } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { OrderStore } from './order.store.ts';

/** A claim refunds no more than what staff have left of the order's price. */
export const noteCredits = (broker: Broker, orders: Pick<OrderStore, 'noteCredit'>): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.note-on-account-credited',
    events: [billingAccountCredited],
    async handle({ data: { orderId, isBulk, paise, creditedPaise = paise } }) {
      if (!isBulk) await orders.noteCredit(orderId, creditedPaise);
    },
  });
