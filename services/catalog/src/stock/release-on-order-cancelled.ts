import { orderCancelled } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { unreturnedItems } from './reservation.ts';
import type { StockStore } from './stock.store.ts';

const QUEUE = 'catalog.release-on-order-cancelled';

/** Returns the stock that a cancelled order still holds, once. */
export const releaseOnOrderCancelled = (broker: Broker, stock: StockStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderCancelled],
    handle: ({ data }) => release(stock, data.orderId),
  });

/** Also correct when the cancellation overtakes the order: then nothing will be reserved for it. */
export async function release(stock: StockStore, orderId: string): Promise<void> {
  if (await stock.decideReleased(orderId)) return;
  const reservation = await stock.startRelease(orderId);
  if (!reservation) return; // rejected, or released already
  const left = unreturnedItems(reservation);
  for (const item of left) await stock.putBack(orderId, item);
  await stock.finishRelease(orderId, left);
}
