import { orderCancelled, orderConfirmed } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { OrderedStore } from './ordered.store.ts';

const QUEUE = 'catalog.keep-ordered-on-order-confirmed';

/** Remembers which products were ordered together, and forgets them when the order is cancelled. */
export const keepOrderedOnOrderConfirmed = (broker: Broker, ordered: OrderedStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderConfirmed, orderCancelled],
    async handle(event) {
      const { orderId, lines, placedAt } = event.data;
      if (isEvent(event, orderCancelled)) return ordered.forget(orderId, new Date(placedAt));
      await ordered.add(
        orderId,
        lines.map(({ productId }) => productId),
        new Date(placedAt),
      );
    },
  });
