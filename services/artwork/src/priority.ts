import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The threads of this process. */
const TASKS = '/proc/self/task';

/**
 * Lets other programs of the machine go before this one. On Linux each thread has a priority of its own, which those that it starts get, too.
 * `priority` is one of `os.constants.priority`.
 */
export function goAfterOthers(priority: number): void {
  const threads = existsSync(TASKS) ? readdirSync(TASKS).map(Number) : [0];
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch (error) {
      // A thread may have ended meanwhile.
      if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
    }
  }
}
