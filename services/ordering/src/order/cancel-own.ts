import { isCancellable, pricedTogether, ROUNDING_PAISE, type Text } from '@print-shop/contracts';
import { conflict, notFound, type OrderAccess } from '@print-shop/service-kit';
import { cancelLines, cancelWhole, noSuchLine, unchanged } from './cancellation.ts';
import { cancelledEvent, linesCancelledEvent } from './order.events.ts';
import type { OrderStore, Transition } from './order.store.ts';
import type { Order, PlacedLine } from './order.ts';
import { alonePaise } from './price-basis.ts';

/** The part that the customer cancels: some lines, or without them the whole order. */
export interface OwnCancellation {
  lines?: string[] | undefined;
  reason: string;
}

/**
 * Cancels an order, or lines of it, for its customer. Cancelling the last line cancels the order. It may be repeated: what
 * is cancelled already stays so. Throws not-found, what `access.check` throws, and conflict once work has begun.
 */
export async function cancelOwn(
  orders: OrderStore,
  access: OrderAccess,
  id: string,
  cancellation: OwnCancellation,
  at: Date,
): Promise<Order> {
  for (;;) {
    const order = await orders.find(id);
    if (!order || order.status === 'rejected')
      throw notFound({ en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' }, 'order-not-found');
    access.check(order);
    const transition = transitionOf(order, cancellation, at);
    if (!transition) return order;
    const moved = await orders.move(id, transition);
    if (moved) return moved; // otherwise something else has just happened to it: look again
  }
}

/** The change of the order; `undefined` when all of it is cancelled already. */
function transitionOf(order: Order, { lines, reason }: OwnCancellation, at: Date): Transition | undefined {
  const left = order.lines.filter(({ cancelledAt }) => !cancelledAt);
  const chosen = lines && new Set(lines);
  if (chosen && [...chosen].some((id) => order.lines.every((line) => line.id !== id))) throw noSuchLine();
  const going = chosen ? left.filter(({ id }) => chosen.has(id)) : left;
  if (order.status === 'cancelled' || going.length === 0) return undefined;
  if (!isCancellable(order)) throw conflict(tooLate(order), 'order-state');

  const cancelling = { at, by: 'customer', note: reason };
  const from = { ...unchanged(order), begunAt: null };
  if (going.length === left.length) {
    const { refundPaise, ...change } = cancelWhole(order, cancelling);
    return { from, ...change, events: [cancelledEvent(order, { reason, by: 'customer', refundPaise })] };
  }
  // The catalog returns the stock of a line only when it has reserved it.
  if (order.status === 'waiting') throw conflict(STILL_WAITING, 'order-state');
  const staying = left.filter((line) => !going.includes(line));
  const { refundPaise, ...change } = cancelLines(order, new Set(going.map(({ id }) => id)), cancelling);
  const { totalPaise = order.totalPaise } = change.set;
  refuseCheaper(order, staying, totalPaise);
  const told = { ...order, totalPaise, lines: going };
  const events = [linesCancelledEvent(told, staying, { reason, by: 'customer', refundPaise })];
  return { from, ...change, events };
}

/**
 * Lines that had a lower price because of the others are not left at it without them: throws conflict when they would have
 * cost more than `paise` alone.
 */
function refuseCheaper({ basis, quotation, placedAt }: Order, staying: readonly PlacedLine[], paise: number): void {
  if (!basis) throw conflict(quotation ? QUOTED : OLD, 'order-state');
  const alone = alonePaise(basis, staying, placedAt);
  if (alone > paise + ROUNDING_PAISE * staying.length) throw conflict(pricedTogether(paise, alone), 'priced-together');
}

const QUOTED: Text = {
  en: 'Items that were quoted together can only be cancelled together. Please call us about a part of it.',
  hi: 'जिसका कोटेशन एक साथ बना, वह एक साथ ही रद्द हो सकता है। किसी एक हिस्से के लिए हमें फ़ोन कीजिए।',
};

const OLD: Text = {
  en: 'We cannot cancel a part of this order here. Please cancel the whole order, or call us.',
  hi: 'इस ऑर्डर का एक हिस्सा यहाँ रद्द नहीं हो सकता। पूरा ऑर्डर रद्द कीजिए, या हमें फ़ोन कीजिए।',
};

const STILL_WAITING: Text = {
  en: 'We are still checking the stock of this order. Please try again in a minute, or cancel the whole order.',
  hi: 'हम अभी इस ऑर्डर का स्टॉक देख रहे हैं। एक मिनट बाद फिर कोशिश कीजिए, या पूरा ऑर्डर रद्द कीजिए।',
};

const tooLate = ({ isDelivered }: Order): Text =>
  isDelivered
    ? { en: 'A delivered order cannot be cancelled.', hi: 'जो ऑर्डर पहुँच चुका है, वह रद्द नहीं हो सकता।' }
    : {
        en: 'We have begun work on this order, so it cannot be cancelled here. Please call us.',
        hi: 'इस ऑर्डर पर काम शुरू हो चुका है, इसलिए यह यहाँ रद्द नहीं हो सकता। कृपया हमें फ़ोन कीजिए।',
      };
