import type { Text } from '@print-shop/contracts';
import type { Sweep, Works } from '@print-shop/service-kit';
import { cancelledEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

const MINUTE_MS = 60_000;
const SWEEP_MS = 30_000;

/** Until when an order must be paid; `undefined` for cash on delivery. */
export function unpaidUntil(
  { paymentMethod, placedAt }: Pick<Order, 'paymentMethod' | 'placedAt'>,
  minutes: number,
): Date | undefined {
  return paymentMethod === 'cash_on_delivery' ? undefined : new Date(placedAt.getTime() + minutes * MINUTE_MS);
}

/** The reason, with whole hours as hours: 30 minutes, 48 hours. */
function notPaidWithin(minutes: number): Text {
  const isHours = minutes % 60 === 0;
  const count = isHours ? minutes / 60 : minutes;
  return {
    en: `Not paid within ${count} ${isHours ? 'hour' : 'minute'}${count === 1 ? '' : 's'}.`,
    hi: `${count} ${isHours ? 'घंटे' : 'मिनट'} में पेमेंट नहीं हुआ।`,
  };
}

/** Cancels orders that were not paid in time, so that their stock can be sold. */
export function expireUnpaid(works: Works, orders: OrderStore, minutes: number): Sweep<number> {
  const { en: reason, hi: reasonHi } = notPaidWithin(minutes);
  return works.start<Order>({
    what: 'cancelling unpaid orders',
    everyMs: SWEEP_MS,
    list: orders.listOverdue,
    idOf: ({ id }) => id,
    handle: (order, now) =>
      orders.expire(order.id, {
        at: now,
        entry: { event: 'cancelled', at: now, by: 'shop', note: reason, noteHi: reasonHi },
        events: [cancelledEvent(order, { reason, reasonHi, by: 'shop', refundPaise: 0 })],
      }),
  });
}
