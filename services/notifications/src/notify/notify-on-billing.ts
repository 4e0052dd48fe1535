import {
  billingInvoiceIssued,
  billingPaymentReceived,
  billingPaymentRefunded,
  billingPaymentReported,
  kindFields,
  orderKindOf,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { Notify } from './notify.ts';

/**
 * Tells customers of payments, refunds and invoices, and staff of payments that wait to be confirmed. Ordering reports the last
 * payment of an order, which is paid then; bulk orders have no such state.
 */
export const notifyOnBilling = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-billing',
    events: [billingPaymentReceived, billingPaymentRefunded, billingInvoiceIssued, billingPaymentReported],
    async handle(event) {
      const { orderId: id, userId, customer, language } = event.data;
      const orderKind = orderKindOf(event.data);
      const at = new Date(event.occurredAt);
      const what = { cause: event.id, userId, customer, language, about: id, seq: at.getTime() };
      const about = { id, ...kindFields(orderKind), ...(userId === null ? { isGuests: true } : {}) };
      if (isEvent(event, billingPaymentReceived)) {
        const { paise: paidPaise, balancePaise: leftPaise } = event.data;
        if (paidPaise === 0) return;
        if (leftPaise > 0)
          await notify.customer({ ...what, kind: 'part-paid', data: { ...about, paidPaise, leftPaise } });
        else if (orderKind === 'bulk-order')
          await notify.customer({ ...what, kind: 'payment-received', data: { ...about, paidPaise } });
      } else if (isEvent(event, billingPaymentRefunded)) {
        await notify.customer({ ...what, kind: 'refund-sent', data: { ...about, paidPaise: event.data.paise } });
      } else if (isEvent(event, billingInvoiceIssued)) {
        const { number, kind, totalPaise } = event.data;
        await notify.customer({
          ...what,
          kind: 'invoice-issued',
          data: { ...about, totalPaise, invoice: { number, kind } },
        });
      } else if (isEvent(event, billingPaymentReported)) {
        const data = { ...about, who: customer?.name ?? '', utr: event.data.utr };
        await notify.staff({ cause: event.id, kind: 'payment-reported', at, data });
      }
    },
  });
