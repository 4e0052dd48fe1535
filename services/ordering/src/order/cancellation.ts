import type { Transition } from './order.store.ts';
import { type Order, type TimelineEntry, totalsOf } from './order.ts';

export type Cancelling = Pick<TimelineEntry, 'at' | 'by' | 'note' | 'noteHi'>;

interface Cancelled extends Pick<Transition, 'set'> {
  entries: TimelineEntry[];
  /** The customer's payment for it, in paise; 0 while nothing is paid. */
  refundPaise: number;
}

/**
 * Cancelling all that is left of an order. Its totals stay, as the record of what was ordered. The credits of staff were refunded, or never
 * paid.
 */
export function cancelWhole(order: Order, cancelling: Cancelling): Cancelled {
  const { paymentStatus, totalPaise, creditedPaise = 0 } = order;
  const refundPaise = paymentStatus === 'paid' ? Math.max(0, totalPaise - creditedPaise) : 0;
  return {
    set: { status: 'cancelled', ...owed(order, refundPaise) },
    entries: [{ event: 'cancelled', ...cancelling }, ...refundEntry(refundPaise, cancelling.at)],
    refundPaise,
  };
}

/**
 * Cancelling lines of an order while others stay. The items are added up again. Shipping stays as it was charged, so a
 * sum that falls below the bound of free shipping makes nothing dearer. Tax that was added goes with its line.
 */
export function cancelLines(order: Order, lineIds: ReadonlySet<string>, cancelling: Cancelling): Cancelled {
  const live = order.lines.filter(({ cancelledAt }) => !cancelledAt);
  const going = live.filter(({ id }) => lineIds.has(id));
  const staying = live.filter(({ id }) => !lineIds.has(id));
  // The tax that was added to the delivery is no line's, and stays with it.
  const addedTaxPaise = going.reduce((left, line) => left - (line.addedTaxPaise ?? 0), order.addedTaxPaise ?? 0);
  const totals = totalsOf(staying, order.shippingPaise);
  const totalPaise = totals.totalPaise + addedTaxPaise;
  const refundPaise = order.paymentStatus === 'paid' ? order.totalPaise - totalPaise : 0;
  const marks = order.lines.flatMap(({ id }, index) =>
    lineIds.has(id) ? [[`lines.${index}.cancelledAt`, cancelling.at] as const] : [],
  );
  return {
    set: {
      ...totals,
      totalPaise,
      ...(order.addedTaxPaise ? { addedTaxPaise } : {}),
      ...Object.fromEntries(marks),
      ...owed(order, refundPaise),
    },
    entries: [
      { event: 'line-cancelled', ...cancelling, lines: [...lineIds] },
      ...refundEntry(refundPaise, cancelling.at),
    ],
    refundPaise,
  };
}

/** The order as it was read and nothing has happened to it since; every change leaves an entry in the timeline. */
export const unchanged = ({ status, paymentStatus, timeline }: Order) => ({
  status,
  paymentStatus,
  isDelivered: false,
  timeline: { $size: timeline.length },
});

const owed = ({ refundDuePaise = 0 }: Order, refundPaise: number) =>
  refundPaise > 0 ? { refundDuePaise: refundDuePaise + refundPaise } : {};

export const refundEntry = (amountPaise: number, at: Date): TimelineEntry[] =>
  amountPaise > 0 ? [{ event: 'refund-due', at, by: 'shop', note: '', amountPaise }] : [];
