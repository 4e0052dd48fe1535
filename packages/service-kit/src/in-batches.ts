import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for the events of a busy moment, too short for anybody to notice, in milliseconds. */
const GATHER_MS = 10;

/**
 * Makes one write of what is to be written within ten milliseconds, as a database takes many rows in the time of two. A
 * caller waits until its part is written, and all of a failed batch hear of it, so it must be safe to write a part again.
 */
export function inBatches<T>(write: (items: readonly T[]) => Promise<void>): (items: readonly T[]) => Promise<void> {
  let waiting: T[] = [];
  let batch: Promise<void> | undefined;
  const writeAll = async () => {
    await sleep(GATHER_MS);
    const items = waiting;
    waiting = [];
    batch = undefined;
    await write(items);
  };
  return async (items) => {
    if (items.length === 0) return;
    waiting.push(...items);
    batch ??= writeAll();
    await batch;
  };
}
