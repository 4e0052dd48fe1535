import { pricedTogether, ROUNDING_PAISE, type Text } from '@print-shop/contracts';
import { conflict, notFound, type OrderAccess } from '@print-shop/service-kit';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { alonePaise, type BulkOrder, isLeft } from './bulk-order.ts';

export const noSuchOrder = () =>
  notFound({ en: 'There is no such bulk order.', hi: 'ऐसा कोई बल्क ऑर्डर नहीं है।' }, 'bulk-order-not-found');

/** The part that the customer cancels: some lines by their places from 0, or without them the whole order. */
export interface OwnCancellation {
  lines?: string[] | undefined;
  reason: string;
}

/**
 * Cancels a bulk order, or lines of it, for its customer. Cancelling the last line cancels the order. It may be repeated:
 * what is cancelled already stays so. Throws not-found, what `access.check` throws, and conflict once it is not pending any more.
 */
export async function cancelOwn(
  bulkOrders: BulkOrderStore,
  access: OrderAccess,
  id: string,
  cancellation: OwnCancellation,
  at: Date,
): Promise<BulkOrder> {
  for (;;) {
    const order = await bulkOrders.find(id);
    if (!order) throw noSuchOrder();
    access.check(order);
    const going = goingOf(order, cancellation.lines);
    if (order.status === 'Cancelled' || going.size === 0) return order;
    if (order.status !== 'Pending') throw conflict(BEGUN, 'order-state');
    const isWhole = order.lines.filter(isLeft).length === going.size;
    if (!isWhole && order.quotation) throw conflict(QUOTED, 'order-state');
    if (!isWhole) refuseCheaper(order, going);
    const { reason } = cancellation;
    const cancelled = isWhole
      ? await bulkOrders.cancelPending(order, reason, at)
      : await bulkOrders.cancelLines(order, going, reason, at);
    if (cancelled) return cancelled; // otherwise somebody else has just changed it: look again
  }
}

/** The places of the lines that are cancelled now. Throws not-found for a line that the order does not have. */
function goingOf({ lines }: BulkOrder, chosen: readonly string[] | undefined): Set<number> {
  const left = new Set(lines.flatMap((line, index) => (isLeft(line) ? [index] : [])));
  if (!chosen) return left;
  const places = new Set(chosen.map(Number));
  if ([...places].some((place) => place >= lines.length))
    throw notFound({ en: 'This order has no such item.', hi: 'इस ऑर्डर में यह सामान नहीं है।' }, 'order-line-not-found');
  return places.intersection(left);
}

/**
 * Lines that had a lower price because of those that go are not left at it: throws conflict when they would have cost more
 * alone.
 */
function refuseCheaper(order: BulkOrder, going: ReadonlySet<number>): void {
  const staying = order.lines.filter((line, place) => isLeft(line) && !going.has(place));
  const paise = staying.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const alone = alonePaise(order, staying);
  if (alone > paise + ROUNDING_PAISE * staying.length) throw conflict(pricedTogether(paise, alone), 'priced-together');
}

const BEGUN: Text = {
  en: 'We have begun work on this order, so it cannot be cancelled here. Please call us.',
  hi: 'इस ऑर्डर पर काम शुरू हो चुका है, इसलिए यह यहाँ रद्द नहीं हो सकता। कृपया हमें फ़ोन कीजिए।',
};

const QUOTED: Text = {
  en: 'Items that were quoted together can only be cancelled together. Please call us about a part of it.',
  hi: 'जिसका कोटेशन एक साथ बना, वह एक साथ ही रद्द हो सकता है। किसी एक हिस्से के लिए हमें फ़ोन कीजिए।',
};
