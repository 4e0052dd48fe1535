import { isCancellable, type Text } from '@print-shop/contracts';
import { BEGUN, type CancelledOrders, type Going, QUOTED, refuseCheaper } from '@print-shop/orders';
import { conflict } from '@print-shop/service-kit';
import { cancelLines, cancelWhole, unchanged } from './cancellation.ts';
import { cancelledEvent, linesCancelledEvent } from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import type { Order } from './order.ts';
import { alonePaise } from './price-basis.ts';

/** How customers cancel orders: until work has begun. */
export const cancelledOrders = (orders: Pick<OrderStore, 'findShown' | 'move'>): CancelledOrders<Order> => ({
  kind: 'order',
  find: orders.findShown,
  linesOf: ({ lines }) => lines.map(({ id, cancelledAt }) => ({ id, isLeft: !cancelledAt })),
  isCancelled: ({ status }) => status === 'cancelled',
  cancel: (order, going) => orders.move(order.id, transitionOf(order, going)),
});

function transitionOf(order: Order, { lines: going, isWhole, reason, at }: Going): Transition {
  if (!isCancellable(order)) throw conflict(tooLate(order), 'order-state');
  const cancelling = { at, by: 'customer', note: reason };
  const from = { ...unchanged(order), begunAt: null };
  if (isWhole) {
    const { refundPaise, ...change } = cancelWhole(order, cancelling);
    return { from, ...change, events: [cancelledEvent(order, { reason, by: 'customer', refundPaise })] };
  }
  // The catalog returns the stock of a line only when it has reserved it.
  if (order.status === 'waiting') throw conflict(STILL_WAITING, 'order-state');
  const staying = order.lines.filter(({ id, cancelledAt }) => !cancelledAt && !going.has(id));
  const { refundPaise, ...change } = cancelLines(order, going, cancelling);
  const { totalPaise = order.totalPaise } = change.set;
  const { basis } = order;
  if (!basis) throw conflict(order.quotation ? QUOTED : OLD, 'order-state');
  const alone = alonePaise(basis, staying, order.placedAt);
  refuseCheaper({ paise: totalPaise, alonePaise: alone, count: staying.length });
  const told = { ...order, totalPaise, lines: order.lines.filter(({ id }) => going.has(id)) };
  const events = [linesCancelledEvent(told, staying, { reason, by: 'customer', refundPaise })];
  return { from, ...change, events };
}

const OLD: Text = {
  en: 'We cannot cancel a part of this order here. Please cancel the whole order, or call us.',
  hi: 'इस ऑर्डर का एक हिस्सा यहाँ रद्द नहीं हो सकता। पूरा ऑर्डर रद्द कीजिए, या हमें फ़ोन कीजिए।',
};

const STILL_WAITING: Text = {
  en: 'We are still checking the stock of this order. Please try again in a minute, or cancel the whole order.',
  hi: 'हम अभी इस ऑर्डर का स्टॉक देख रहे हैं। एक मिनट बाद फिर कोशिश कीजिए, या पूरा ऑर्डर रद्द कीजिए।',
};

const tooLate = ({ isDelivered }: Order): Text =>
  isDelivered ? { en: 'A delivered order cannot be cancelled.', hi: 'जो ऑर्डर पहुँच चुका है, वह रद्द नहीं हो सकता।' } : BEGUN;
