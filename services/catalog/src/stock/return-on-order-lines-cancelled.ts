import { type EventData, orderLinesCancelled } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { returnNote } from '../product/hold.ts';
import type { StockStore } from './stock.store.ts';

const QUEUE = 'catalog.return-on-order-lines-cancelled';

/** Returns the stock of cancelled lines, once. */
export const returnOnOrderLinesCancelled = (broker: Broker, stock: StockStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderLinesCancelled],
    handle: ({ data }) => returnLines(stock, data),
  });

/**
 * Also correct when the cancellation of the whole order comes first or at the same time: a line is returned either on its
 * own or with the order. An order that holds no stock, such as a past one or one of services alone, has no reservation. Every other one has,
 * as only lines of confirmed orders are cancelled.
 */
export async function returnLines(
  stock: StockStore,
  { orderId, lines }: Pick<EventData<typeof orderLinesCancelled>, 'orderId' | 'lines'>,
): Promise<void> {
  await stock.startReturn(
    orderId,
    lines.map(({ lineId, productId, quantity }) => ({ lineId, productId, quantity })),
  );
  const reservation = await stock.findReservation(orderId);
  if (!reservation) return;
  const ids = new Set(lines.map(({ lineId }) => lineId));
  const due = reservation.returned.filter(({ lineId, isDone }) => ids.has(lineId) && !isDone);
  for (const line of due) await stock.putBack(orderId, line, returnNote(orderId, line.lineId));
  if (due.length > 0) await stock.finishReturn(orderId, due);
}
