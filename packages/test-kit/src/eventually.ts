import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Repeats `check` until it no longer throws and returns its result; after `timeoutMs` throws its last error. For effects
 * that happen "soon": a message handled, a document changed.
 */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeoutMs = 30_000, everyMs = 50 }: { timeoutMs?: number; everyMs?: number } = {},
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
