import type { Broker } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import type { ConversationStore } from '../conversation/conversation.store.ts';
import type { PersonStore } from '../person/person.store.ts';
import { keepOrders } from './keep-orders.ts';
import { createOrderStore, orderModel } from './order.store.ts';

interface OrdersDeps {
  mongo: Connection;
  broker: Broker;
}

/** Creates the service's copy of the orders. Returns its store; `keep` starts the consumer. */
export function createOrders({ mongo, broker }: OrdersDeps) {
  const orders = createOrderStore(orderModel(mongo));
  return {
    orders,
    keep: ({ people, conversations }: { people: PersonStore; conversations: ConversationStore }) =>
      keepOrders(broker, { orders, people, conversations }),
  };
}
