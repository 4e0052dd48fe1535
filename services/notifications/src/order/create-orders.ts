import { createWaits, type WaitsOptions } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { createOrderStore, orderModel } from './order.store.ts';
import type { KnownOrder } from './order.ts';

interface OrdersDeps extends Pick<WaitsOptions<KnownOrder>, 'redis' | 'logger' | 'onClose'> {
  mongo: Connection;
}

/** The longest wait for an order whose event is on its way, in ms. */
const ARRIVAL_MS = 3_150;

export type Orders = ReturnType<typeof createOrders>;

/** Creates the orders that messages are about. Returns their store, and what waits for an order that is new. */
export function createOrders({ mongo, redis, logger, onClose }: OrdersDeps) {
  const orders = createOrderStore(orderModel(mongo));
  const arrivals = createWaits({ redis, logger, onClose, channel: 'notifications:orders', find: orders.find });
  return {
    ...orders,

    async put(...order: Parameters<typeof orders.put>): Promise<boolean> {
      const isNew = await orders.put(...order);
      if (isNew) arrivals.wake(order[0].id);
      return isNew;
    },

    /** Finds an order, and waits a few seconds for it where its first event is on its way. */
    findOrWait: (id: string): Promise<KnownOrder | undefined> => arrivals.findOrWait(id, ARRIVAL_MS),
  };
}
