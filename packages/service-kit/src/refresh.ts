import type { Logger } from './log.ts';
import { startSweep } from './sweep.ts';

interface RefreshOptions {
  /** Its name in the log of a failure: "reading synonyms". */
  what: string;
  read: () => Promise<unknown>;
  logger: Logger;
  /** The time between two tries of a reading that fails, in ms. */
  retryMs?: number;
}

/** Reads something again whenever it is told to, one reading after the other, until one succeeds. Nothing is read otherwise. */
export function startRefresh({ what, read, logger, retryMs = 5_000 }: RefreshOptions) {
  let isOld = false;
  const sweep = startSweep({
    what,
    everyMs: retryMs,
    logger,
    async run() {
      if (!isOld) return;
      // Before the reading, so that a change during it is read once more.
      isOld = false;
      try {
        await read();
      } catch (error) {
        isOld = true;
        throw error;
      }
    },
  });
  return {
    trigger(): void {
      isOld = true;
      sweep.trigger();
    },
    close: () => sweep.close(),
  };
}
