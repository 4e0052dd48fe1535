import { conflict, notFound } from '@print-shop/service-kit';
import { cancelledEvent, deliveredEvent, type OrderStore, paidEvent, type Transition } from './order.store.ts';
import { type Order, refusal } from './order.ts';

/** Who did it, for the timeline. */
export interface By {
  name: string;
  at: Date;
}

/**
 * What staff do to an order. Doing it twice is doing it once: an order already so is answered as it is. Throws not-found, and
 * conflict with the reason when the order's state does not allow it.
 */
export function createStaffActions(orders: OrderStore) {
  const act = async (
    id: string,
    action: 'pay' | 'deliver' | 'cancel',
    isDone: (order: Order) => boolean,
    transition: (order: Order) => Transition,
  ): Promise<Order> => {
    for (;;) {
      const order = await orders.find(id);
      if (!order) throw notFound('There is no such order.', 'order-not-found');
      if (isDone(order)) return order;
      const reason = refusal(order, action);
      if (reason) throw conflict(reason, 'order-state');
      const moved = await orders.move(id, transition(order));
      if (moved) return moved; // otherwise somebody else changed it at this moment: look again
    }
  };

  return {
    setPayment: (id: string, paymentStatus: 'paid' | 'failed', note: string, { name: by, at }: By) =>
      act(
        id,
        'pay',
        (order) => order.paymentStatus === paymentStatus,
        (order) => ({
          from: { status: order.status, paymentStatus: order.paymentStatus },
          set: { paymentStatus },
          entry: { event: paymentStatus === 'paid' ? 'paid' : 'payment-failed', at, by, note },
          ...(paymentStatus === 'paid' ? { event: paidEvent(order) } : {}),
        }),
      ),

    deliver: (id: string, { name: by, at }: By) =>
      act(
        id,
        'deliver',
        (order) => order.isDelivered,
        (order) => ({
          from: { status: 'confirmed', isDelivered: false },
          set: { isDelivered: true },
          entry: { event: 'delivered', at, by, note: '' },
          event: deliveredEvent(order),
        }),
      ),

    /** The event gives the stock back; the catalog does so once. */
    cancel: (id: string, reason: string, { name: by, at }: By) =>
      act(
        id,
        'cancel',
        (order) => order.status === 'cancelled',
        (order) => ({
          from: { status: order.status, isDelivered: false },
          set: { status: 'cancelled' },
          entry: { event: 'cancelled', at, by, note: reason },
          event: cancelledEvent(order, reason),
        }),
      ),
  };
}
