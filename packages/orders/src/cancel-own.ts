import { pricedTogether, ROUNDING_PAISE, type Text } from '@print-shop/contracts';
import { conflict, type OrderAccess } from '@print-shop/service-kit';
import { changeOrder, noSuchLine, type Orders } from './change-order.ts';

/** The part that the customer cancels: some lines, or without them the whole order. */
export interface OwnCancellation {
  lines?: string[] | undefined;
  reason: string;
}

/** The part of an order that is cancelled. */
export interface Going {
  /** Lines that go now. */
  lines: ReadonlySet<string>;
  /** Whether nothing of the order stays. */
  isWhole: boolean;
  reason: string;
  at: Date;
}

export interface CancelledOrders<Order> extends Orders<Order> {
  /** All lines, and whether each is still ordered. */
  linesOf(order: Order): readonly { id: string; isLeft: boolean }[];
  isCancelled(order: Order): boolean;
  /** Cancels it; `undefined` where it is no longer as it was read. Throws conflict where that cannot be. */
  cancel(order: Order, going: Going): Promise<Order | undefined>;
}

/**
 * Cancels an order, or lines of it, for its customer. Cancelling the last line cancels the order. It may be repeated: what is cancelled
 * already stays so. Throws not-found, what `access.check` throws, and conflict once work has begun.
 */
export const cancelOwn = <Order extends { id: string; userId: string | null }>(
  orders: CancelledOrders<Order>,
  access: OrderAccess,
  id: string,
  { lines: chosen, reason }: OwnCancellation,
  at: Date,
): Promise<Order> =>
  changeOrder(orders, id, (order) => {
    access.check(order);
    const lines = orders.linesOf(order);
    if (chosen?.some((one) => lines.every((line) => line.id !== one))) throw noSuchLine();
    const left = lines.filter(({ isLeft }) => isLeft).map((line) => line.id);
    const going = left.filter((one) => !chosen || chosen.includes(one));
    if (orders.isCancelled(order) || going.length === 0) return order;
    return orders.cancel(order, { lines: new Set(going), isWhole: going.length === left.length, reason, at });
  });

/**
 * Lines that had a lower price because of the others are not left at it. Throws conflict when the `count` lines that stay cost `paise` and
 * would have cost more alone.
 */
export function refuseCheaper({
  paise,
  alonePaise,
  count,
}: {
  paise: number;
  alonePaise: number;
  count: number;
}): void {
  if (alonePaise > paise + ROUNDING_PAISE * count) throw conflict(pricedTogether(paise, alonePaise), 'priced-together');
}

export const BEGUN: Text = {
  en: 'We have begun work on this order, so it cannot be cancelled here. Please call us.',
  hi: 'इस ऑर्डर पर काम शुरू हो चुका है, इसलिए यह यहाँ रद्द नहीं हो सकता। कृपया हमें फ़ोन कीजिए।',
};

export const QUOTED: Text = {
  en: 'Items that were quoted together can only be cancelled together. Please call us about a part of it.',
  hi: 'जिसका कोटेशन एक साथ बना, वह एक साथ ही रद्द हो सकता है। किसी एक हिस्से के लिए हमें फ़ोन कीजिए।',
};
