import type { Logger } from './log.ts';

export interface SweepOptions<Result> {
  /** What is done, as the log names it when it fails: "removing old designs". */
  what: string;
  everyMs: number;
  /** One run. Several instances of a service run it side by side. */
  run: (now: Date) => Promise<Result>;
  logger: Logger;
}

export interface Sweep<Result = void> {
  /** Runs once, at once, and rejects when that fails: for tests. A sweep runs by itself. */
  sweep(now?: Date): Promise<Result>;
  /** Runs now, or after the run that is under way. Never rejects: a failure is logged, and the next run makes up for it. */
  soon(): void;
  /** Stops, and finishes what is under way. Close it before the connections that it uses. */
  close(): Promise<void>;
}

/** Work that a service repeats every `everyMs`, one run after the other, until it is closed. The first run is `everyMs` away. */
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
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    work = work.then(runLogged);
  };
  const timer = setInterval(soon, everyMs);

  return {
    sweep: (now = new Date()) => run(now),
    soon,
    async close() {
      clearInterval(timer);
      await work;
    },
  };
}
