import { randomUUID } from 'node:crypto';
import { type EventData, orderPlaced } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { sumByProduct, type Wanted } from './reservation.ts';
import type { SettledHolds } from './settle-holds.ts';
import { type Held, idsOf, type StockStore } from './stock.store.ts';

const QUEUE = 'catalog.reserve-on-order-placed';

/** Reserves all of an order's stock or none of it. */
export const reserveOnOrderPlaced = (broker: Broker, stock: StockStore, settled: SettledHolds): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderPlaced],
    prefetch: 20,
    handle: ({ data }) => reserve(stock, settled, data),
  });

/** Safe to run twice or in two processes: the first to write the decision wins, the others return what they took. */
export async function reserve(
  stock: StockStore,
  settled: SettledHolds,
  { orderId, lines }: EventData<typeof orderPlaced>,
): Promise<void> {
  const wanted = sumByProduct(lines);
  const known = await stock.findReservation(orderId);
  const counted = known ? undefined : await decide(stock, orderId, wanted);
  if (counted) settled.add(wanted, counted);
  else await undoUncounted(stock, orderId, wanted);
}

/** The holds of the reservation; `undefined` when it was rejected, or another process decided. */
async function decide(stock: StockStore, orderId: string, wanted: Wanted[]): Promise<string[] | undefined> {
  const attempt = randomUUID();
  for (;;) {
    const holds: Held[] = [];
    for (const item of wanted) {
      const held = await stock.hold(orderId, attempt, item);
      if (held === undefined) break;
      holds.push(held);
    }
    if (holds.length === wanted.length)
      return (await stock.decideReserved(orderId, wanted, holds)) ? idsOf(holds) : undefined;
    const missing = wanted.slice(holds.length);
    const shortages = (await stock.available(missing)).filter(({ available, quantity }) => available < quantity);
    // No shortage any more: stock was returned in the meantime, so try again.
    if (shortages.length === 0) continue;
    await stock.decideRejected(orderId, wanted, shortages);
    return undefined;
  }
}

/** Returns the stock of every hold of an order that does not belong to its decision. */
async function undoUncounted(stock: StockStore, orderId: string, wanted: readonly Wanted[]): Promise<void> {
  const decision = await stock.findReservation(orderId);
  if (!decision) return;
  const present = await stock.holdsOf(orderId, wanted);
  await stock.giveBack(
    orderId,
    present.filter((id) => !decision.holdIds.includes(id)),
    wanted,
  );
}
