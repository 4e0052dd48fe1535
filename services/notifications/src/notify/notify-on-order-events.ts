import {
  bulkOrderPlaced,
  bulkOrderUpdated,
  type CustomerKind,
  type Envelope,
  type EventData,
  kindFields,
  type OrderFact,
  type OrderKind,
  type OrderSnapshot,
  orderAccepted,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderLinesCancelled,
  orderNewsOf,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  type ToldOrder,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { MessageData } from '../message/message-data.ts';
import type { Notify } from './notify.ts';

const KINDS: Record<OrderKind, Partial<Record<OrderFact, CustomerKind>>> = {
  order: {
    // Nearly every order is confirmed or refused at once, so that one message is enough.
    accepted: 'order-received',
    confirmed: 'order-confirmed',
    paid: 'payment-received',
    'payment-failed': 'payment-failed',
    delivered: 'order-delivered',
    'lines-cancelled': 'order-line-cancelled',
    cancelled: 'order-cancelled',
  },
  'bulk-order': {
    placed: 'bulk-order-received',
    changed: 'bulk-order-status',
    delivered: 'bulk-order-status',
    'lines-cancelled': 'order-line-cancelled',
    cancelled: 'bulk-order-status',
  },
};
/** The first news of an order that the shop has to make. */
const NEW = { order: 'confirmed', 'bulk-order': 'placed' } as const;
/** The messages that list what was ordered. */
const WITH_LINES: readonly OrderFact[] = ['accepted', 'confirmed', 'lines-cancelled', 'cancelled'];

/**
 * Tells customers and guests about their orders, and staff about new ones. Each event has a message of its own: its id keeps it from being
 * sent twice, and its time keeps the messages about an order in their order.
 */
export async function notifyOnOrderEvents(broker: Broker, notify: Notify): Promise<void> {
  const handle = async (event: Envelope<ToldOrder>): Promise<void> => {
    const { fact, order } = orderNewsOf(event);
    const { orderId: id, orderKind, userId, customer, language } = order;
    const kind = KINDS[orderKind][fact];
    if (!kind) return;
    const at = new Date(event.occurredAt);
    const data = dataOf(event.data as ToldBesides, fact, order);
    const what = { cause: event.id, kind, userId, customer, language, about: id, seq: at.getTime() };
    await notify.customer({ ...what, data: userId === null ? { ...data, isGuests: true } : data });
    const who = customer?.name;
    if ('by' in event.data && event.data.by === 'customer')
      await notify.staff({ cause: event.id, kind: 'customer-cancelled', at, data: { ...data, who } });
    if (fact !== NEW[orderKind]) return;
    const { totalPaise } = order;
    if (orderKind === 'order') await notify.staff({ cause: id, kind: 'new-order', at, data: { id, who, totalPaise } });
    else await notify.staff({ cause: id, kind: 'new-bulk-order', at, data: { ...data, who } });
  };
  await broker.subscribe({
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
    handle,
  });
  await broker.subscribe({
    queue: 'notifications.tell-on-bulk-order-events',
    events: [bulkOrderPlaced, bulkOrderUpdated],
    handle,
  });
}

/** The fields of events besides the order itself. */
type ToldBesides = Partial<
  Pick<EventData<typeof orderCancelled>, 'reason' | 'reasonHi' | 'refundDuePaise' | 'payBy' | 'quotedLines'> &
    Pick<EventData<typeof bulkOrderUpdated>, 'cancelledLines'>
>;

/** The data of a message. After a part of the order was cancelled, that is the part and the total of the rest. */
function dataOf(told: ToldBesides, fact: OrderFact, order: OrderSnapshot): Omit<MessageData, 'name'> {
  const { orderId: id, orderKind, totalPaise, status, quotation } = order;
  const { reason, reasonHi, refundDuePaise, payBy, cancelledLines, quotedLines = [] } = told;
  const products = WITH_LINES.includes(fact) ? [...order.lines, ...quotedLines] : [];
  const isPart = fact === 'lines-cancelled';
  const about = {
    id,
    ...kindFields(orderKind),
    ...(isPart ? { isPart, leftPaise: totalPaise } : { totalPaise }),
    ...(reason ? { reason } : {}),
    ...(reasonHi ? { reasonHi } : {}),
    ...(refundDuePaise === undefined ? {} : { refundDuePaise }),
  };
  if (orderKind === 'order')
    return {
      ...about,
      lines: products.flatMap(({ name, quantity }) => (name ? [{ name, quantity }] : [])),
      ...(quotation ? { quotation: { number: quotation.number } } : {}),
      ...(payBy ? { payBy } : {}),
    };
  if (isPart) return { ...about, lines: cancelledLines };
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...about, pieces, ...(fact === 'placed' ? {} : { status }) };
}
