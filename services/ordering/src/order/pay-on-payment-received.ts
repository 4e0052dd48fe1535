import { billingPaymentReceived } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { paidEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';

/** An order is paid once nothing is owed for it. What comes in for a cancelled one stays a refund that billing shows. */
export const payOnPaymentReceived = (broker: Broker, orders: OrderStore): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.pay-on-payment-received',
    events: [billingPaymentReceived],
    async handle({ data: { orderId, isBulk, balancePaise, by }, occurredAt }) {
      if (isBulk || balancePaise > 0) return;
      for (;;) {
        const order = await orders.find(orderId);
        if (!order) throw new Error(`there is no order ${orderId}`);
        const isOver = order.status === 'cancelled' || order.status === 'rejected';
        if (isOver || order.paymentStatus === 'paid') return;
        const paid = await orders.move(orderId, {
          from: { status: order.status, paymentStatus: order.paymentStatus },
          set: { paymentStatus: 'paid' },
          entries: [{ event: 'paid', at: new Date(occurredAt), by, note: '' }],
          events: [paidEvent(order)],
        });
        if (paid) return; // otherwise somebody else has just changed it: look again
      }
    },
  });
