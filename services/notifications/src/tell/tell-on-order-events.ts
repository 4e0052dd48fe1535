import {
  type EventData,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  stockRejected,
} from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { CustomerNews, Tell } from './tell.ts';

/**
 * How long the first message about an order waits. Nearly every order is confirmed or refused within a second, and one
 * message is better than two.
 */
export const RECEIVED_AFTER_MS = 15_000;

type Kind = Extract<CustomerNews['kind'], `order-${string}` | `payment-${string}`>;

const kindOf: Record<string, Kind> = {
  [orderConfirmed.key]: 'order-confirmed',
  [orderPaid.key]: 'payment-received',
  [orderPaymentFailed.key]: 'payment-failed',
  [orderDelivered.key]: 'order-delivered',
  [orderLinesCancelled.key]: 'order-line-cancelled',
  [orderCancelled.key]: 'order-cancelled',
};

/** Tells customers about their orders, and staff about new ones. */
export async function tellOnOrderEvents(
  broker: Broker,
  tell: Tell,
  receivedAfterMs = RECEIVED_AFTER_MS,
): Promise<void> {
  const dropReceived = (orderId: string) =>
    tell.drop({ cause: orderId, kind: 'order-received' }, 'the order was decided before');

  await broker.subscribe({
    queue: 'notifications.tell-on-order-events',
    events: [
      orderPlaced,
      orderConfirmed,
      orderPaid,
      orderPaymentFailed,
      orderDelivered,
      orderLinesCancelled,
      orderCancelled,
    ],
    prefetch: 20,
    async handle(event) {
      const { orderId } = event.data;
      const seq = Date.parse(event.occurredAt);
      const about = { ...aboutOf(event.data), about: orderId, seq };
      if (isEvent(event, orderPlaced)) {
        const received = { cause: orderId, kind: 'order-received', waitMs: receivedAfterMs, canDrop: true } as const;
        await tell.customer({ ...about, ...received });
        return;
      }
      const kind = kindOf[event.key];
      if (!kind) return;
      const isPart = isEvent(event, orderLinesCancelled);
      const cancelled = isPart || isEvent(event, orderCancelled) ? event.data : undefined;
      const { totalPaise: leftPaise, ...part } = about.data;
      const data = {
        ...(isPart ? { ...part, isPart, leftPaise } : about.data),
        ...(cancelled ? whyOf(cancelled) : {}),
      };
      await tell.customer({ ...about, data, cause: event.id, kind });
      if (cancelled?.by === 'customer') {
        const staff = { ...data, who: cancelled.customer?.name };
        await tell.staff({ cause: event.id, kind: 'customer-cancelled', at: new Date(seq), data: staff });
      }
      if (kind === 'order-confirmed') {
        const { customer, totalPaise } = event.data;
        const staff = { id: orderId, who: customer?.name, totalPaise };
        await tell.staff({ cause: orderId, kind: 'new-order', at: new Date(seq), data: staff });
      }
      if (kind === 'order-confirmed' || kind === 'order-cancelled') await dropReceived(orderId);
    },
  });

  // No list shows an order that was refused at once, so nobody is told that it was received.
  await broker.subscribe({
    queue: 'notifications.drop-on-stock-rejected',
    events: [stockRejected],
    handle: ({ data }) => dropReceived(data.orderId),
  });
}

/** Why something was cancelled, and what is to be refunded. */
const whyOf = ({ reason, refundDuePaise }: EventData<typeof orderCancelled>) => ({
  ...(reason ? { reason } : {}),
  ...(refundDuePaise === undefined ? {} : { refundDuePaise }),
});

type OrderEvent = EventData<typeof orderPlaced> | EventData<typeof orderPaid>;

function aboutOf({ orderId, userId, customer, language, totalPaise, quotation, quotedLines, ...rest }: OrderEvent) {
  const products = 'lines' in rest ? rest.lines : [];
  const lines = [...products, ...(quotedLines ?? [])].flatMap(({ name, quantity }) =>
    name ? [{ name, quantity }] : [],
  );
  return {
    ...{ userId, customer, language },
    data: {
      ...{ id: orderId, lines },
      ...(totalPaise === undefined ? {} : { totalPaise }),
      ...(quotation ? { quotation: { number: quotation.number } } : {}),
      ...(userId === null ? { isGuests: true } : {}),
    },
  };
}
