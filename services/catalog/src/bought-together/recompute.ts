import type { Sweep, Works } from '@print-shop/service-kit';
import type { CompanionsStore } from './companions.store.ts';
import { companionsOf } from './companions.ts';
import type { OrderedStore } from './ordered.store.ts';

const SWEEP_MS = 2 * 60_000;
interface RecomputeDeps {
  ordered: OrderedStore;
  companions: CompanionsStore;
  /** `BOUGHT_TOGETHER_MIN_ORDERS` of the settings. */
  minOrders: number;
}

/**
 * Computes the companions of each product from the orders of the past year; `false` where no product has been ordered with
 * others often enough yet.
 */
export async function recompute({ ordered, companions, minOrders }: RecomputeDeps, now: Date): Promise<boolean> {
  let hasOrders = false;
  for await (const id of ordered.listOrdered(minOrders)) {
    hasOrders = true;
    const found = companionsOf(id, await ordered.ordersOf(id), minOrders);
    if (found.length > 0) await companions.set(id, found, now);
  }
  await companions.removeBefore(now);
  return hasOrders;
}

/** Recomputes each night, when few people buy. A new shop looks again until it has enough orders, so that it need not wait for the night. */
export const recomputeNightly = ({ works, ...deps }: RecomputeDeps & { works: Works }): Sweep<number> =>
  works.startNightly({
    what: 'finding what is bought together',
    fromHour: 2,
    everyMs: SWEEP_MS,
    handle: (now) => recompute(deps, now),
  });
