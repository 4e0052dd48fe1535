import { withRequestId } from '../log.ts';
import { type Sweep, startSweep } from '../sweep.ts';
import { holdLease, type Renewal } from './hold-lease.ts';
import { handled } from './metrics.ts';
import type { NotifyDeps, Parked } from './parked.ts';

/** The failures in a row after which a run ends: a server that the work needs seems to be away. */
export const FAILURES_IN_A_ROW = 5;

/** Work that is given up. Staff hear of it. */
export type GivenUp = Pick<Parked, 'tries' | 'reason'>;

/** Work that processes share, row by row. The process that takes a row has it until the lease in the row ends. */
export interface Queue<Row, Outcome = void> {
  /** Its name in the log and in metrics: "checking artwork". */
  what: string;
  /** The time between two looks for rows, in ms. */
  everyMs: number;
  idOf(row: Row): string;
  /** Takes rows that are due, for this process alone; none when nothing is due. They are handled at the same time. */
  take(now: Date): Promise<readonly Row[]>;
  /** For work that may take longer than its lease. */
  renewal?: Renewal<Row>;
  /** Does the work of one row, which may have been done before by a process that died. */
  handle(row: Row, now: Date): Promise<Outcome>;
  /** Stores what came of a row, which has its last lease. */
  finish(row: Row, outcome: Outcome): Promise<GivenUp | undefined>;
  /** Stores that `handle` or `finish` failed, and when the row is due again. A failure while closing is not the row's fault. */
  failed(row: Row, error: unknown, at: { isClosing: boolean }): Promise<GivenUp | undefined>;
  /** Breaks off the rows in hand when the process stops. Another process begins with them again. */
  breakOff?(): Promise<void>;
}

/** Handles the rows of a queue. A row that fails holds up no other. Closing waits for the rows in hand. */
export function startQueue<Row, Outcome>(queue: Queue<Row, Outcome>, { logger, notifyParked }: NotifyDeps): Sweep {
  const { what, everyMs, renewal } = queue;
  let isClosing = false;

  const end = async (row: Row, error: unknown): Promise<GivenUp | undefined> => {
    const id = queue.idOf(row);
    handled.inc({ what, outcome: 'failed' });
    if (!isClosing) logger.warn({ err: error, what, id }, 'work failed');
    return queue.failed(row, error, { isClosing });
  };

  const tell = async (id: string, givenUp: GivenUp): Promise<void> => {
    handled.inc({ what, outcome: 'given-up' });
    logger.error({ what, id, ...givenUp }, 'work is given up');
    try {
      await notifyParked?.({ what, id, ...givenUp });
    } catch (fault) {
      logger.warn({ err: fault, what, id }, 'staff could not be notified of work that is given up');
    }
  };

  /** Whether the work of a row was done. Never rejects: its lease ends, and then the row is due again. */
  const handleRow = async (taken: Row, now: Date): Promise<boolean> => {
    const id = queue.idOf(taken);
    const lease = renewal ? holdLease(taken, renewal, logger) : { stop: async () => taken };
    try {
      const outcome = await queue.handle(taken, now);
      const givenUp = await queue.finish(await lease.stop(), outcome);
      handled.inc({ what, outcome: 'done' });
      if (givenUp) await tell(id, givenUp);
      return true;
    } catch (error) {
      const givenUp = await end(await lease.stop(), error).catch((fault: unknown) =>
        logger.error({ err: fault, what, id }, 'a failure could not be stored'),
      );
      if (givenUp) await tell(id, givenUp);
      return false;
    }
  };

  const run = async (start: Date): Promise<void> => {
    const aheadMs = start.getTime() - Date.now();
    let failures = 0;
    while (!isClosing && failures < FAILURES_IN_A_ROW) {
      const now = new Date(Date.now() + aheadMs);
      const rows = await queue.take(now);
      if (rows.length === 0) return;
      const done = await Promise.all(
        rows.map((row) => withRequestId(`${what} ${queue.idOf(row)}`, () => handleRow(row, now))),
      );
      failures = done.includes(true) ? 0 : failures + done.length;
    }
  };
  const { close, ...rest } = startSweep({ what, everyMs, run, logger });

  return {
    ...rest,
    async close() {
      isClosing = true;
      await queue.breakOff?.();
      await close();
    },
  };
}
