import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import { cancelledEvent } from './order.events.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

const HOUR_MS = 3_600_000;
const SWEEP_MS = 60_000;
/** The most orders that one sweep handles; the rest waits for the next. */
const SWEEP_LIMIT = 200;

/** Until when an order must be paid; `undefined` for cash on delivery. */
export function unpaidUntil(
  { paymentMethod, placedAt }: Pick<Order, 'paymentMethod' | 'placedAt'>,
  hours: number,
): Date | undefined {
  return paymentMethod === 'cash_on_delivery' ? undefined : new Date(placedAt.getTime() + hours * HOUR_MS);
}

/** Cancels orders that were not paid in time, so that their stock can be sold. Several instances may do so at the same time. */
export function expireUnpaid(orders: OrderStore, hours: number, logger: Logger): Sweep {
  const reason = `Not paid within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
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
