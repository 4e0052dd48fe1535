import type { Logger } from '@print-shop/service-kit';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';
import { cancelledEvent } from './order-events.ts';

const HOUR_MS = 3_600_000;
const SWEEP_MS = 60_000;
/** Orders that one sweep looks at; what is left waits for the next. */
const SWEEP_LIMIT = 200;

/** Until when an order must be paid, or nothing for one that is paid when it is delivered. */
export function unpaidUntil(
  { paymentMethod, placedAt }: Pick<Order, 'paymentMethod' | 'placedAt'>,
  hours: number,
): Date | undefined {
  return paymentMethod === 'cash_on_delivery' ? undefined : new Date(placedAt.getTime() + hours * HOUR_MS);
}

export interface UnpaidExpiry {
  /** Cancels what was not paid in time; runs by itself, exposed for tests. */
  sweep(now?: Date): Promise<void>;
  close(): void;
}

/** Cancels orders that were not paid in time, so that their stock can be sold. Several instances may do so side by side. */
export function expireUnpaid(orders: OrderStore, hours: number, logger: Logger): UnpaidExpiry {
  const reason = `Not paid within ${hours} ${hours === 1 ? 'hour' : 'hours'}.`;
  const sweep = async (now = new Date()) => {
    for (const order of await orders.listOverdue(now, SWEEP_LIMIT)) {
      const entry = { event: 'cancelled', at: now, by: 'shop', note: reason } as const;
      await orders.expire(order.id, { at: now, entry, events: [cancelledEvent(order, reason)] });
    }
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) =>
      logger.warn({ err: error }, 'cancelling unpaid orders failed; it is tried again'),
    );
  }, SWEEP_MS);
  return { sweep, close: () => clearInterval(timer) };
}
