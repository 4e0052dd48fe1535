import { billingPaymentReceived, orderKindOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** A bulk order with an advance is due once the advance is paid. Billing knows a quotation only after the bulk order has it. */
export const noteAdvance = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'find' | 'noteAdvance'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.note-advance-on-payment-received',
    events: [billingPaymentReceived],
    async handle({ data, occurredAt }) {
      const { orderId, balancePaise, refundDuePaise = 0 } = data;
      if (orderKindOf(data) !== 'bulk-order') return;
      const order = await bulkOrders.find(orderId);
      if (!order) throw new Error(`there is no bulk order ${orderId}`);
      const { billedPaise = order.totalPaise } = data;
      await bulkOrders.noteAdvance(orderId, billedPaise - balancePaise + refundDuePaise, new Date(occurredAt));
    },
  });
