import { randomUUID } from 'node:crypto';
import { type EventData, orderPlaced } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { sumByProduct, type Wanted } from './reservation.ts';
import type { SettledHolds } from './settle-holds.ts';
import type { StockStore } from './stock.store.ts';

const QUEUE = 'catalog.reserve-on-order-placed';

/** Decides about an order's stock: all of it or nothing (architecture, section 3). */
export const reserveOnOrderPlaced = (broker: Broker, stock: StockStore, settled: SettledHolds): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderPlaced],
    prefetch: 20,
    handle: ({ data }) => reserve(stock, settled, data),
  });

/** Safe to run twice or in two processes: whoever writes the decision first wins, the others undo what they took. */
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

/** The holds that the order's stock was reserved with; `undefined` when it was rejected, or decided by somebody else. */
async function decide(stock: StockStore, orderId: string, wanted: Wanted[]): Promise<string[] | undefined> {
  const attempt = randomUUID();
  for (;;) {
    const holdIds: string[] = [];
    for (const item of wanted) {
      const held = await stock.hold(orderId, attempt, item);
      if (held === undefined) break;
      holdIds.push(held);
    }
    if (holdIds.length === wanted.length) {
      const counted = [...new Set(holdIds)];
      return (await stock.decideReserved(orderId, wanted, counted)) ? counted : undefined;
    }
    const missing = wanted.slice(holdIds.length);
    const shortages = (await stock.available(missing)).filter(({ available, quantity }) => available < quantity);
    // No shortage any more: stock came back between the refusal and this look, so try again.
    if (shortages.length === 0) continue;
    await stock.decideRejected(orderId, wanted, shortages);
    return undefined;
  }
}

/** Gives back every hold for an order that its decision does not count on. */
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
