/** How many times its deadline a job may take by the clock: it may wait for a processor. */
const MOST_WAITING = 5;

export interface ClockLimit {
  /** Allows a number of milliseconds of processor time more. */
  extend(moreMs: number): void;
  end(): void;
}

/**
 * Calls `onOver` for a job that does not say by itself that its deadline has passed. `ms` milliseconds of processor time are allowed, with
 * the extensions since then `mostMs` at most; the clock may take `times` times as long.
 */
export function startClockLimit(
  { ms, mostMs, times = MOST_WAITING }: { ms: number; mostMs: number; times?: number | undefined },
  onOver: () => void,
): ClockLimit {
  const begunAt = performance.now();
  let allowedMs = ms;
  let isEnded = false;
  // A process that was held up itself first reads what the job has answered meanwhile.
  const over = () => setImmediate(() => isEnded || onOver());
  const start = () => setTimeout(over, begunAt + allowedMs * times - performance.now());
  let timer = start();
  return {
    extend(moreMs) {
      if (isEnded) return;
      clearTimeout(timer);
      allowedMs = Math.min(mostMs, allowedMs + moreMs);
      timer = start();
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
