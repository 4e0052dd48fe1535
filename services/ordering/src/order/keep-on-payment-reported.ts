import { billingPaymentReceived, billingPaymentReported, orderKindOf } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { OrderStore } from './order.store.ts';

/** An order that is paid in part, or of which the customer says so, waits for the shop instead of being cancelled. */
export const keepOnPaymentReported = (broker: Broker, orders: Pick<OrderStore, 'keep'>): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.keep-on-payment-reported',
    events: [billingPaymentReported, billingPaymentReceived],
    async handle(event) {
      const { orderId } = event.data;
      // A fully paid order does not wait any more. Its payment says so in the same write.
      const isPaid = isEvent(event, billingPaymentReceived) && event.data.balancePaise <= 0;
      if (orderKindOf(event.data) === 'order' && !isPaid) await orders.keep(orderId);
    },
  });
