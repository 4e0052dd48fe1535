import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import { cancelledEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

const MINUTE_MS = 60_000;
const SWEEP_MS = 30_000;
/** The most orders that one sweep handles; the rest waits for the next. */
const SWEEP_LIMIT = 200;

/** Until when an order must be paid; `undefined` for cash on delivery. */
export function unpaidUntil(
  { paymentMethod, placedAt }: Pick<Order, 'paymentMethod' | 'placedAt'>,
  minutes: number,
): Date | undefined {
  return paymentMethod === 'cash_on_delivery' ? undefined : new Date(placedAt.getTime() + minutes * MINUTE_MS);
}

/** Whole hours as hours: 30 minutes, 48 hours. */
function inWords(minutes: number): string {
  const isHours = minutes % 60 === 0;
  const count = isHours ? minutes / 60 : minutes;
  return `${count} ${isHours ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`;
}

/** Cancels orders that were not paid in time, so that their stock can be sold. Several instances may do so at the same time. */
export function expireUnpaid(orders: OrderStore, minutes: number, logger: Logger): Sweep {
  const reason = `Not paid within ${inWords(minutes)}.`;
  const run = async (now: Date) => {
    for (const order of await orders.listOverdue(now, SWEEP_LIMIT)) {
      const entry = { event: 'cancelled', at: now, by: 'shop', note: reason } as const;
      await orders.expire(order.id, {
        at: now,
        entry,
        events: [cancelledEvent(order, { reason, by: 'shop', refundPaise: 0 })],
      });
    }
  };
  return startSweep({ what: 'cancelling unpaid orders', everyMs: SWEEP_MS, run, logger });
}
