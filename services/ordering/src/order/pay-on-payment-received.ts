import { billingPaymentReceived, type EventData, orderKindOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { refundEntry } from './cancellation.ts';
import { paidEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

/** An order is paid once nothing is owed for it, and its advance once that much was paid. A payment for a cancelled order stays a refund that billing shows. */
export const payOnPaymentReceived = (broker: Broker, orders: OrderStore): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.pay-on-payment-received',
    events: [billingPaymentReceived],
    async handle({ data, occurredAt }) {
      const { orderId, by } = data;
      if (orderKindOf(data) !== 'order') return;
      for (;;) {
        const order = await orders.find(orderId);
        if (!order) throw new Error(`there is no order ${orderId}`);
        const { status, paymentStatus, timeline } = order;
        const isOver = status === 'cancelled' || status === 'rejected';
        const owed = owedPaise(order, data);
        if (isOver || paymentStatus === 'paid') return;
        const at = new Date(occurredAt);
        if (owed > 0) {
          const { totalPaise, advancePaise = 0 } = order;
          if (advancePaise > 0 && totalPaise - owed >= advancePaise) await orders.noteAdvance(orderId, at);
          return;
        }
        const refundPaise = 0 - owed;
        const paid = await orders.move(orderId, {
          // Also the lines are as they were read: each cancellation has an entry.
          from: { status, paymentStatus, timeline: { $size: timeline.length } },
          set: { paymentStatus: 'paid', ...(refundPaise > 0 ? { refundDuePaise: refundPaise } : {}) },
          entries: [{ event: 'paid', at, by, note: '' }, ...refundEntry(refundPaise, at)],
          events: [paidEvent(order)],
        });
        if (paid) return; // otherwise somebody else has just changed it: look again
      }
    },
  });

/** The sum owed for an order in paise, less lines that were cancelled since billing reckoned; below 0 where a refund is due. */
const owedPaise = (
  { totalPaise }: Order,
  { balancePaise, refundDuePaise = 0, billedPaise = totalPaise }: EventData<typeof billingPaymentReceived>,
): number => balancePaise - refundDuePaise - (billedPaise - totalPaise);
