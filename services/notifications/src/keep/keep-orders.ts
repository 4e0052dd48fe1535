import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  bulkOrderUpdated,
  type Envelope,
  orderAccepted,
  orderAdopted,
  orderBegun,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderImported,
  orderLinesCancelled,
  orderNewsOf,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  type ToldOrder,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ConversationStore } from '../conversation/conversation.store.ts';
import type { OrderStore } from '../order/order.store.ts';
import { factsOf } from '../order/order.ts';
import type { PersonStore } from '../person/person.store.ts';

/**
 * Keeps whose each order is. Orders of earlier releases become known by their next event. Versions are not compared: all events of an order
 * say the same of it, but for its owner, who changes once at most, from none to an account. So late and repeated events change nothing.
 */
export async function keepOrders(
  broker: Broker,
  { orders, people, conversations }: { orders: OrderStore; people: PersonStore; conversations: ConversationStore },
): Promise<void> {
  const keep = async ({ key, data, occurredAt }: Envelope<ToldOrder>): Promise<void> => {
    const { fact, order } = orderNewsOf({ key, data });
    const { orderId: id, userId } = order;
    const isProbablyNew = key === orderConfirmed.key || key === bulkOrderPlaced.key;
    await orders.put(factsOf(order), new Date(occurredAt), { isProbablyNew });
    if (fact === 'adopted' && userId !== null) await conversations.adopt(id, userId);
    // Checked after the write, so that of an account that is deleted meanwhile nothing stays, whatever comes first.
    if (userId !== null && !(await people.find(userId))) {
      await orders.removeAllOf(userId);
      await conversations.removeAllOf(userId);
    }
  };
  await broker.subscribe({
    queue: 'notifications.keep-orders',
    events: [
      orderAccepted,
      orderConfirmed,
      orderImported,
      orderPaid,
      orderPaymentFailed,
      orderBegun,
      orderDispatched,
      orderDelivered,
      orderCancelled,
      orderLinesCancelled,
      orderAdopted,
    ],
    formerEvents: [orderPlaced],
    prefetch: 2,
    handle: keep,
  });
  await broker.subscribe({
    queue: 'notifications.keep-bulk-orders',
    events: [bulkOrderPlaced, bulkOrderUpdated, bulkOrderAdopted],
    handle: keep,
  });
}
