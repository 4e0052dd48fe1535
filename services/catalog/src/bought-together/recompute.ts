import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { CompanionsStore } from './companions.store.ts';
import { companionsOf } from './companions.ts';
import type { OrderedStore } from './ordered.store.ts';

const SWEEP_MS = 2 * 60_000;
const HOUR_MS = 3_600_000;
/** A run is due when the last one is this old, */
const AFTER_MS = 20 * HOUR_MS;
/** between 2 and 5 o'clock in India (UTC+5:30), when few people buy; */
const NIGHT = { fromHour: 2, toHour: 5, offsetMs: 5.5 * HOUR_MS };
/** or at any time when it is this old, because the shop was off at night. */
const LATEST_MS = 30 * HOUR_MS;

export const isNight = (now: Date): boolean => {
  const hour = new Date(now.getTime() + NIGHT.offsetMs).getUTCHours();
  return hour >= NIGHT.fromHour && hour < NIGHT.toHour;
};

interface RecomputeDeps {
  ordered: OrderedStore;
  companions: CompanionsStore;
  /** `BOUGHT_TOGETHER_MIN_ORDERS` of the settings. */
  minOrders: number;
  logger: Logger;
}

/**
 * Computes anew what is bought together with each product, from the orders of the past year; `false` where no product has been
 * ordered with others often enough yet.
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

/** Recomputes each night, in one of the processes. A new shop looks again until it has enough orders, so that it need not wait for the night. */
export function recomputeNightly(deps: RecomputeDeps): Sweep {
  const run = async (now: Date) => {
    const since = new Date(now.getTime() - (isNight(now) ? AFTER_MS : LATEST_MS));
    if (!(await deps.companions.claimRun(now, since))) return;
    if (!(await recompute(deps, now))) await deps.companions.giveUpRun(now);
  };
  return startSweep({ what: 'finding what is bought together', everyMs: SWEEP_MS, run, logger: deps.logger });
}
