import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { Hold } from './hold.ts';
import type { Wanted } from './reservation.ts';
import type { StockStore } from './stock.store.ts';

/** Its sweep settles what a crash left behind. */
export interface SettledHolds extends Pick<Sweep, 'sweep' | 'close'> {
  /** These holds' reservation is final: they can be forgotten. */
  add(wanted: readonly Wanted[], holdIds: readonly string[]): void;
}

/** How long settled holds are collected for one write, in ms. */
const FLUSH_MS = 1_000;
const SWEEP_MS = 30_000;
/** A hold this old, in ms, was not written by an attempt that still runs. */
const LEFT_BEHIND_MS = 60_000;
/** How long, in ms, the note of a release is kept, in case its message comes again. */
const RELEASE_NOTE_MS = 3_600_000;
const SWEEP_LIMIT = 500;

/** Keeps the products' lists of holds short, in few writes: at once for what this process reserved, by a sweep for the rest. */
export function createSettledHolds(stock: StockStore, logger: Logger): SettledHolds {
  const productIds = new Set<string>();
  const holdIds = new Set<string>();

  const flush = async () => {
    if (holdIds.size === 0) return;
    const batch = { products: [...productIds], holds: [...holdIds] };
    productIds.clear();
    holdIds.clear();
    // What fails here is found again by the sweep.
    await stock.forget(batch.products, batch.holds);
  };

  const settle = async (hold: Hold & { productId: string }, now: Date) => {
    const { id, orderId, productId, quantity, at } = hold;
    const decision = await stock.findReservation(orderId);
    if (!decision) return; // its message is still to come (again)
    if (quantity < 0) {
      const isOver = decision.state === 'released' && now.getTime() - at.getTime() > RELEASE_NOTE_MS;
      if (isOver) await stock.forget([productId], [id]);
    } else if (decision.holdIds.includes(id)) await stock.forget([productId], [id]);
    else await stock.giveBack(orderId, [id], [{ productId, quantity }]);
  };

  const run = async (now: Date) => {
    const old = await stock.oldHolds(new Date(now.getTime() - LEFT_BEHIND_MS), SWEEP_LIMIT);
    for (const hold of old) await settle(hold, now);
  };

  const flushing = startSweep({ what: 'settling holds', everyMs: FLUSH_MS, run: flush, logger });
  const sweeping = startSweep({ what: 'settling holds', everyMs: SWEEP_MS, run, logger });

  return {
    add(wanted, ids) {
      for (const { productId } of wanted) productIds.add(productId);
      for (const id of ids) holdIds.add(id);
    },
    sweep: sweeping.sweep,
    async close() {
      await Promise.all([flushing.close(), sweeping.close()]);
      await flush();
    },
  };
}
