import {
  type EventData,
  orderAccepted,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { CustomerNews, Notify } from './notify.ts';

type Kind = Extract<CustomerNews['kind'], `order-${string}` | `payment-${string}`>;

const kindOf: Record<string, Kind> = {
  // Nearly every order is confirmed or refused at once, so that one message is enough.
  [orderAccepted.key]: 'order-received',
  [orderConfirmed.key]: 'order-confirmed',
  [orderPaid.key]: 'payment-received',
  [orderPaymentFailed.key]: 'payment-failed',
  [orderDelivered.key]: 'order-delivered',
  [orderLinesCancelled.key]: 'order-line-cancelled',
  [orderCancelled.key]: 'order-cancelled',
};

/** Tells customers about their orders, and staff about new ones. */
export const notifyOnOrderEvents = (broker: Broker, notify: Notify): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.tell-on-order-events',
    events: [
      orderAccepted,
      orderConfirmed,
      orderPaid,
      orderPaymentFailed,
      orderDelivered,
      orderLinesCancelled,
      orderCancelled,
    ],
    formerEvents: [orderPlaced],
    prefetch: 2,
    async handle(event) {
      const { orderId } = event.data;
      const seq = Date.parse(event.occurredAt);
      const about = { ...aboutOf(event.data), about: orderId, seq };
      const kind = kindOf[event.key];
      if (!kind) return;
      const isPart = isEvent(event, orderLinesCancelled);
      const cancelled = isPart || isEvent(event, orderCancelled) ? event.data : undefined;
      const { totalPaise: leftPaise, ...part } = about.data;
      const data = {
        ...(isPart ? { ...part, isPart, leftPaise } : about.data),
        ...(cancelled ? whyOf(cancelled) : {}),
        ...(isEvent(event, orderConfirmed) && event.data.payBy ? { payBy: event.data.payBy } : {}),
      };
      await notify.customer({ ...about, data, cause: event.id, kind });
      if (cancelled?.by === 'customer') {
        const staff = { ...data, who: cancelled.customer?.name };
        await notify.staff({ cause: event.id, kind: 'customer-cancelled', at: new Date(seq), data: staff });
      }
      if (kind === 'order-confirmed') {
        const { customer, totalPaise } = event.data;
        const staff = { id: orderId, who: customer?.name, totalPaise };
        await notify.staff({ cause: orderId, kind: 'new-order', at: new Date(seq), data: staff });
      }
    },
  });

/** Why something was cancelled, and what is to be refunded. */
const whyOf = ({ reason, reasonHi, refundDuePaise }: EventData<typeof orderCancelled>) => ({
  ...(reason ? { reason } : {}),
  ...(reasonHi ? { reasonHi } : {}),
  ...(refundDuePaise === undefined ? {} : { refundDuePaise }),
});

type OrderEvent = EventData<typeof orderAccepted> | EventData<typeof orderPaid>;

function aboutOf({ orderId, userId, customer, language, totalPaise, quotation, quotedLines, ...rest }: OrderEvent) {
  const products = 'lines' in rest ? rest.lines : [];
  const lines = [...products, ...(quotedLines ?? [])].flatMap(({ name, quantity }) =>
    name ? [{ name, quantity }] : [],
  );
  return {
    userId,
    customer,
    language,
    data: {
      id: orderId,
      lines,
      ...(totalPaise === undefined ? {} : { totalPaise }),
      ...(quotation ? { quotation: { number: quotation.number } } : {}),
      ...(userId === null ? { isGuests: true } : {}),
    },
  };
}
