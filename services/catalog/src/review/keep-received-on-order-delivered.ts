import { orderDelivered } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { StockStore } from '../stock/stock.store.ts';
import type { ReceivedStore } from './received.store.ts';

const QUEUE = 'catalog.keep-received-on-order-delivered';

/** Remembers who received which products. Events of earlier releases do not name them; then the order's reservation does. */
export const keepReceivedOnOrderDelivered = (
  broker: Broker,
  received: ReceivedStore,
  stock: StockStore,
): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderDelivered],
    async handle({ data: { orderId, userId, productIds }, occurredAt }) {
      // A guest has no account to review with.
      if (userId === null) return;
      const reserved = productIds ? undefined : await stock.findReservation(orderId);
      const ids = productIds ?? reserved?.wanted.map(({ productId }) => productId) ?? [];
      await received.add(userId, ids, new Date(occurredAt));
    },
  });
