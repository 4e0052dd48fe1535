import { billingPaymentReceived, billingPaymentReported } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { OrderStore } from './order.store.ts';

/** An order that is paid in part, or of which the customer says so, waits for the shop instead of being cancelled. */
export const keepOnPaymentReported = (broker: Broker, orders: Pick<OrderStore, 'keep'>): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.keep-on-payment-reported',
    events: [billingPaymentReported, billingPaymentReceived],
    handle: ({ data: { orderId, isBulk } }) => (isBulk ? Promise.resolve() : orders.keep(orderId)),
  });
