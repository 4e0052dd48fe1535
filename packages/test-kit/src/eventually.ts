import { setTimeout as sleep } from 'node:timers/promises';

/** Waits in milliseconds: an effect that comes at once is seen at once, and a look at one that takes long takes little of the processors. */
const [FIRST_MS, LONGEST_MS, GROWTH] = [20, 200, 1.5];

/**
 * Repeats `check` until it no longer throws and returns its result; after `timeoutMs` throws its last error. For effects
 * that happen "soon": a message handled, a document changed. The waits between the looks grow, unless `everyMs` is given.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 30_000, everyMs }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let waitMs = everyMs ?? FIRST_MS; ; waitMs = everyMs ?? Math.min(waitMs * GROWTH, LONGEST_MS)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await sleep(waitMs);
    }
  }
}
