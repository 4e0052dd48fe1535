import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { withRequestId } from '../log.ts';
import { type Sweep, startSweep } from '../sweep.ts';
import { failing, handled } from './metrics.ts';
import type { NotifyDeps } from './parked.ts';
import { pauseMs, TRIES_BEFORE_PARKED } from './pauses.ts';
import { FAILURES_IN_A_ROW, type Queue, startQueue } from './queue.ts';
import { createWorkStore, type Postponed, type WorkStore } from './work.store.ts';

const MINUTE_MS = 60_000;
/** When a test asks again for the work that another has. */
const LOOK_AGAIN_MS = 10;
const BATCH = 50;

/** Work that waits in the rows of a store: orders to cancel, refunds to send. */
export interface Work<Row> {
  /** Its name in the log, in metrics and in the store, for good: "sending refunds". */
  what: string;
  everyMs: number;
  /** At most `limit` rows that are due, those that wait longest first, without the ids `except`. */
  list(now: Date, limit: number, except: readonly string[]): Promise<readonly Row[]>;
  idOf(row: Row): string;
  /**
   * Does the work of one row, which may have been done before by a process that died. When it throws, the row is tried again
   * later, and the others go on. A Date that it returns is a time before which the row, which stays due, is not looked at.
   */
  handle(row: Row, now: Date): Promise<unknown>;
  /** Rows that are handled at the same time; 1 unless told. */
  parallel?: number;
  /** Nothing is done while this is false. */
  isReady?(): boolean;
}

export interface Nightly extends Pick<Work<unknown>, 'what'> {
  /** The hour of the shop's clock from which on it is done, 0 to 23. A night that was missed is made up for. */
  fromHour: number;
  /** Does it for the day of the shop that began before it, like 2026-11-21. When it returns `false` it is done again soon. */
  handle(now: Date, day: string): Promise<unknown>;
  everyMs?: number;
}

/** When `notifyParked` throws, staff are notified at the next try: a parked row is tried once a day. */
export interface WorksDeps extends NotifyDeps {
  mongo: Connection;
  onClose(name: string, close: () => Promise<void>): void;
  now?: (() => Date) | undefined;
}

export type Works = ReturnType<typeof createWorks>;

/**
 * The repeated work of a service. One process of a service does each work at a time. A row that fails is tried again after a
 * pause that grows, and holds up no other.
 */
export function createWorks({ mongo, logger, onClose, notifyParked, now: clock = () => new Date() }: WorksDeps) {
  const store = createWorkStore(mongo);

  const start = <Row>(work: Work<Row>): Sweep<number> => {
    const { what, everyMs } = work;
    const handleDue = (now: Date) => handleAllDue(work, now, { store, logger, notifyParked });
    const run = async () => {
      if (await store.lease(what)) await handleDue(clock());
    };
    const { trigger, close } = startSweep({ what, everyMs, run, logger });
    onClose(what, close);
    return {
      trigger,
      close,
      async sweep(now = clock()) {
        while (!(await store.lease(what))) await sleep(LOOK_AGAIN_MS);
        return handleDue(now);
      },
    };
  };

  return {
    start,

    /** Starts work that processes share row by row, each row by a lease of its own. */
    startQueue<Row, Outcome = void>(queue: Queue<Row, Outcome>): Sweep {
      const running = startQueue(queue, { logger, notifyParked });
      onClose(queue.what, running.close);
      return running;
    },

    /** Starts work that is done once a night, by one process. */
    startNightly({ what, fromHour, handle, everyMs = MINUTE_MS }: Nightly): Sweep<number> {
      return start<string>({
        what,
        everyMs,
        list: async (now, _limit, except) => {
          const day = lastNight(now, fromHour);
          return except.includes(day) || (await store.lastNight(what)) === day ? [] : [day];
        },
        idOf: (day) => day,
        handle: async (day, now) => {
          if ((await handle(now, day)) !== false) await store.setLastNight(what, day);
        },
      });
    },
  };
}

const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day of the shop whose hour was the last to come: today, or yesterday before that hour. */
function lastNight(now: Date, fromHour: number): string {
  const hasCome = Number(HOUR.format(now)) >= fromHour;
  return DAY.format(hasCome ? now : now.getTime() - 24 * 60 * MINUTE_MS);
}

interface RunDeps extends NotifyDeps {
  store: WorkStore;
}

/** Handles all rows that are due, for the process that has the lease, and gives it back; the number of those that were done. */
async function handleAllDue<Row>(
  work: Work<Row>,
  now: Date,
  { store, logger, notifyParked }: RunDeps,
): Promise<number> {
  const { what, parallel = 1 } = work;
  let done = 0;
  let failures = 0;
  try {
    if (work.isReady?.() === false) return 0;
    const postponed = new Map((await store.listPostponed(what)).map((one) => [one.id, one]));
    const waiting = [...postponed.values()].filter(({ dueAt }) => dueAt > now).map(({ id }) => id);
    const looked = new Set(waiting);

    const handleRow = async (row: Row): Promise<void> => {
      const id = work.idOf(row);
      const before = postponed.get(id);
      try {
        const nextAt = await withRequestId(`${what} ${id}`, () => work.handle(row, now));
        failures = 0;
        if (nextAt instanceof Date) await store.postpone({ what, id, tries: 0, dueAt: nextAt, reason: '' });
        else if (before) await store.settle(what, id);
        done += 1;
        handled.inc({ what, outcome: 'done' });
      } catch (error) {
        failures += 1;
        handled.inc({ what, outcome: 'failed' });
        await failed(before, id, error);
      }
    };

    const failed = async (before: Postponed | undefined, id: string, error: unknown): Promise<void> => {
      const tries = (before?.tries ?? 0) + 1;
      const reason = error instanceof Error ? error.message : String(error);
      const isParked = tries >= TRIES_BEFORE_PARKED;
      const dueAt = new Date(now.getTime() + pauseMs(tries, work.everyMs));
      logger[isParked ? 'error' : 'warn'](
        { err: error, what, id, tries, dueAt },
        'work failed and is tried again later',
      );
      let toldAt = before?.toldAt;
      if (isParked && !toldAt) {
        try {
          await notifyParked?.({ what, id, tries, reason });
          toldAt = now;
        } catch (fault) {
          logger.warn({ err: fault, what, id }, 'staff could not be notified of work that fails');
        }
      }
      await store.postpone({ what, id, tries, dueAt, reason: reason.slice(0, 500), ...(toldAt ? { toldAt } : {}) });
    };

    for (;;) {
      const rows = (await work.list(now, BATCH, [...looked])).filter((row) => !looked.has(work.idOf(row)));
      for (let next = 0; next < rows.length && failures < FAILURES_IN_A_ROW; next += parallel) {
        await store.lease(what);
        const some = rows.slice(next, next + parallel);
        for (const row of some) looked.add(work.idOf(row));
        await Promise.all(some.map(handleRow));
      }
      if (rows.length === 0 || failures >= FAILURES_IN_A_ROW) break;
    }
    if (failures < FAILURES_IN_A_ROW) {
      // Somebody else has settled the postponed rows that are not due any more.
      const gone = [...postponed.keys()].filter((id) => !looked.has(id));
      for (const id of gone) await store.settle(what, id);
    }
    const left = await store.listPostponed(what);
    failing.set({ what, state: 'parked' }, left.filter(({ tries }) => tries >= TRIES_BEFORE_PARKED).length);
    failing.set({ what, state: 'trying' }, left.filter(({ tries }) => tries > 0 && tries < TRIES_BEFORE_PARKED).length);
  } finally {
    await store.release(what);
  }
  return done;
}
