import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `check` until it no longer throws, and gives what it returned; after `timeoutMs` throws its last error. For what
 * happens "soon": a message handled, a document changed.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 10_000, everyMs = 50 }: { timeoutMs?: number; everyMs?: number } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await sleep(everyMs);
    }
  }
}
