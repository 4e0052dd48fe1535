import { type Logger, type Sweep, startSweep, type Works } from '@print-shop/service-kit';
import { type Hold, returnNote } from '../product/hold.ts';
import type { BlanksStore } from './blanks.store.ts';
import type { Wanted } from './reservation.ts';
import type { StockStore } from './stock.store.ts';

/** Removes the holds of reservations that this process has decided. */
export interface SettledHolds extends Pick<Sweep, 'close'> {
  /** Adds holds whose reservation is final, so that they can be removed. */
  add(wanted: readonly Wanted[], holdIds: readonly string[]): void;
}

/** The time that settled holds are collected for one batch write, in ms. */
const FLUSH_MS = 1_000;
const SWEEP_MS = 30_000;
/** Age in ms from which a hold cannot be from an attempt that is still running. */
const LEFT_BEHIND_MS = 60_000;
/** The time that the note of a release is kept, in ms, in case its message is delivered again. */
const RELEASE_NOTE_MS = 3_600_000;

/** Keeps the products' lists of holds short with few writes. */
export function createSettledHolds(stock: Pick<StockStore, 'forget'>, logger: Logger): SettledHolds {
  const productIds = new Set<string>();
  const holdIds = new Set<string>();

  const flush = async () => {
    if (holdIds.size === 0) return;
    const batch = { products: [...productIds], holds: [...holdIds] };
    productIds.clear();
    holdIds.clear();
    // `settleOldHolds` repeats what fails here.
    await stock.forget(batch.products, batch.holds);
  };
  const flushing = startSweep({ what: 'removing settled holds', everyMs: FLUSH_MS, run: flush, logger });

  return {
    add(wanted, ids) {
      for (const { productId } of wanted) productIds.add(productId);
      for (const id of ids) holdIds.add(id);
    },
    async close() {
      await flushing.close();
      await flush();
    },
  };
}

export type HeldStock = Hold & { productId: string };
interface SettleDeps {
  stock: Pick<StockStore, 'findReservation' | 'forget' | 'giveBack'>;
  blanks: Pick<BlanksStore, 'find'>;
}

/** Removes a hold that is counted, gives back the stock of one that is not, and leaves one whose order is not decided yet. */
export async function settleHold(hold: HeldStock, now: Date, { stock, blanks }: SettleDeps): Promise<void> {
  const { id, orderId, productId, quantity, at, version } = hold;
  if (version !== undefined) {
    const { version: recorded } = await blanks.find(orderId);
    if (recorded >= version) await stock.forget([productId], [id]);
    return;
  }
  const decision = await stock.findReservation(orderId);
  if (!decision) return; // its message has not been handled yet
  if (quantity < 0) {
    const line = decision.returned.find(({ lineId }) => returnNote(orderId, lineId) === id);
    const isReturned = line ? line.isDone : decision.state === 'released';
    if (isReturned && now.getTime() - at.getTime() > RELEASE_NOTE_MS) await stock.forget([productId], [id]);
  } else if (decision.holdIds.includes(id)) await stock.forget([productId], [id]);
  else await stock.giveBack(orderId, [id], [{ productId, quantity }]);
}

/** Settles holds that a crash left behind. */
export const settleOldHolds = (
  works: Pick<Works, 'start'>,
  deps: SettleDeps & { stock: Pick<StockStore, 'oldHolds'> },
): Sweep<number> =>
  works.start<HeldStock>({
    what: 'settling holds',
    everyMs: SWEEP_MS,
    list: (now, limit, except) => deps.stock.oldHolds(new Date(now.getTime() - LEFT_BEHIND_MS), limit, except),
    idOf: ({ id }) => id,
    handle: (hold, now) => settleHold(hold, now, deps),
  });
