import type { Logger } from './log.ts';

export interface SweepOptions<Result> {
  /** Name of the work in the log of a failure: "removing old designs". */
  what: string;
  everyMs: number;
  /** One run. Several instances of a service run it side by side. */
  run: (now: Date) => Promise<Result>;
  logger: Logger;
}

export interface Sweep<Result = void> {
  /** Runs once immediately and rejects on failure. For tests; otherwise a sweep runs by itself. */
  sweep(now?: Date): Promise<Result>;
  /** Runs now, or after the current run. Never rejects: a failure is logged, and the next run repeats the work. */
  trigger(): void;
  /** Stops, and finishes the current run. Close it before the connections that it uses. */
  close(): Promise<void>;
}

/** Repeats work every `everyMs`, one run after the other, until closed. The first run starts after `everyMs`. */
export function startSweep<Result>({ what, everyMs, run, logger }: SweepOptions<Result>): Sweep<Result> {
  let work = Promise.resolve();
  let isWaiting = false;

  const runLogged = async () => {
    isWaiting = false;
    try {
      await run(new Date());
    } catch (error) {
      logger.warn({ err: error }, `${what} failed; it is tried again`);
    }
  };
  const trigger = () => {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(runLogged);
  };
  const timer = setInterval(trigger, everyMs);

  return {
    sweep: (now = new Date()) => run(now),
    trigger,
    async close() {
      clearInterval(timer);
      await work;
    },
  };
}
