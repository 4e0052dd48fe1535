import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  bulkOrderUpdated,
  orderAccepted,
  orderAdopted,
  orderBegun,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ConversationStore } from '../conversation/conversation.store.ts';
import type { OrderStore } from '../order/order.store.ts';
import { factsOfBulkOrder, factsOfOrder, type OrderFacts } from '../order/order.ts';
import type { PersonStore } from '../person/person.store.ts';

/** Keeps whose each order is. Orders of earlier releases become known by their next event. */
export async function keepOrders(
  broker: Broker,
  { orders, people, conversations }: { orders: OrderStore; people: PersonStore; conversations: ConversationStore },
): Promise<void> {
  const keep = async (
    facts: OrderFacts,
    { occurredAt, isAdopted, isProbablyNew }: { occurredAt: string; isAdopted: boolean; isProbablyNew: boolean },
  ) => {
    await orders.put(facts, new Date(occurredAt), { isProbablyNew });
    if (isAdopted && facts.userId !== null) await conversations.adopt(facts.id, facts.userId);
    // Checked after the write, so that of an account that is deleted meanwhile nothing stays, whatever comes first.
    if (facts.userId !== null && !(await people.find(facts.userId))) {
      await orders.removeAllOf(facts.userId);
      await conversations.removeAllOf(facts.userId);
    }
  };
  await broker.subscribe({
    queue: 'notifications.keep-orders',
    events: [
      ...[orderAccepted, orderConfirmed, orderPaid, orderPaymentFailed],
      ...[orderBegun, orderDispatched, orderDelivered, orderCancelled, orderLinesCancelled, orderAdopted],
    ],
    formerEvents: [orderPlaced],
    prefetch: 2,
    handle: ({ key, data, occurredAt }) =>
      keep(factsOfOrder(data), {
        occurredAt,
        isAdopted: key === orderAdopted.key,
        isProbablyNew: key === orderConfirmed.key,
      }),
  });
  await broker.subscribe({
    queue: 'notifications.keep-bulk-orders',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderAdopted],
    handle: ({ key, data, occurredAt }) =>
      keep(factsOfBulkOrder(data), {
        occurredAt,
        isAdopted: key === bulkOrderAdopted.key,
        isProbablyNew: key === bulkOrderPlaced.key,
      }),
  });
}
