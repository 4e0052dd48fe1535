/** How many times its deadline a job may take by the clock: it may wait for a processor. */
const TIMES_BY_CLOCK = 5;
/** How many times its deadline a job may have a processor. Its process gives up earlier by itself, and may have had to start first. */
const TIMES_OF_PROCESSOR = 1.5;

export interface TimeLimit {
  /** Allows a number of milliseconds of processor time more. */
  extend(moreMs: number): void;
  /** Notes the processor time of the process so far, in milliseconds; nothing where the system does not tell it. */
  look(processorMs: number | undefined): void;
  end(): void;
}

/**
 * Calls `onOver` for a job that does not say by itself that its deadline has passed. `ms` milliseconds of processor time are allowed, with
 * the extensions since then `mostMs` at most. The limit of its process is 1.5 times that. Where its processor time is not known,
 * or where it waits for something, the clock may take `times` times as long, and `byClockMs` milliseconds at most.
 */
export function startTimeLimit(
  {
    ms,
    mostMs,
    times = TIMES_BY_CLOCK,
    byClockMs = Infinity,
  }: { ms: number; mostMs: number; times?: number | undefined; byClockMs?: number | undefined },
  onOver: () => void,
): TimeLimit {
  const begunAt = performance.now();
  let before: number | undefined;
  let allowedMs = ms;
  let isEnded = false;
  // A process that was held up itself first reads what the job has answered meanwhile.
  const over = () => setImmediate(() => isEnded || onOver());
  const start = () => setTimeout(over, begunAt + Math.min(byClockMs, allowedMs * times) - performance.now());
  let timer = start();
  return {
    extend(moreMs) {
      if (isEnded) return;
      clearTimeout(timer);
      allowedMs = Math.min(mostMs, allowedMs + moreMs);
      timer = start();
    },
    look(processorMs) {
      before ??= processorMs;
      if (processorMs !== undefined && before !== undefined && processorMs - before > allowedMs * TIMES_OF_PROCESSOR) {
        over();
      }
    },
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
