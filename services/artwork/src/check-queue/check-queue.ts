import { type Logger, startSweep } from '@print-shop/service-kit';
import type { ArtworkFile } from '../file/file.ts';
import { type CheckFileDeps, ChecksBroken, checkFile } from './check-file.ts';
import { holdLease } from './hold-lease.ts';
import { CRASHED, type Job, type JobStore, type Outcome } from './job.store.ts';
import { showProgress } from './show-progress.ts';

/** How often the checks of a file may break off before it is refused. */
const MAX_CRASHES = 2;
/** How often the queue is looked at for files that another process left behind. */
const LOOK_MS = 2_000;
/** Of files that are done, the most whose quarantine is emptied in one run. */
const CLEAR_LIMIT = 50;
/** How long a file waits after a failure that was not its own. */
const PAUSE_MS = 5_000;

export interface CheckQueueDeps extends CheckFileDeps {
  jobs: JobStore;
  logger: Logger;
  /** How long a file stays with a process that gives no sign of life; it renews at a third of that. */
  leaseMs?: number;
}

export type CheckQueue = ReturnType<typeof startCheckQueue>;

/**
 * Checks the files that wait, one after the other, until closed. It survives the death of the process at any moment: the lease
 * of the file in hand runs out, and another process takes it.
 */
export function startCheckQueue(deps: CheckQueueDeps) {
  const { jobs, objects, preflight, logger, leaseMs = 30_000 } = deps;
  let isClosing = false;

  const workOn = async (claimed: Job): Promise<void> => {
    const { file } = claimed;
    if (file.attempts > MAX_CRASHES) {
      logger.warn({ file: file.id }, 'a file has broken off its checks twice and is refused');
      await end(claimed, { state: 'refused', sha256: null, refusal: CRASHED });
      return;
    }
    const lease = holdLease(claimed, jobs.renew, leaseMs, logger);
    const progress = showProgress(claimed, jobs, logger);
    try {
      const outcome = await checkFile(file, deps, progress.show);
      await progress.stop();
      await end(await lease.stop(), outcome);
    } catch (error) {
      await progress.stop();
      await giveBack(await lease.stop(), error);
    }
  };

  const end = async (job: Job, outcome: Outcome): Promise<void> => {
    const isFinished = await jobs.finish(job, outcome);
    // Somebody else has it in hand, or it was deleted; then its objects must go again.
    if (!isFinished && (await jobs.isGone(job.file.id))) await objects.removeAll(job.file.id);
  };

  const giveBack = async (job: Job, error: unknown): Promise<void> => {
    const { id } = job.file;
    // What closing breaks off is nobody's fault, and neither is a store that is away.
    const isItsFault = error instanceof ChecksBroken && !isClosing;
    if (!isClosing) logger.error({ err: error, file: id }, 'the checks of a file broke off; they are tried again');
    const from = new Date(Date.now() + (isClosing ? 0 : PAUSE_MS));
    await jobs.release(job, from, { counts: isItsFault });
  };

  const clearQuarantine = async (): Promise<void> => {
    for (const { id, isRefused } of await jobs.listDoneInQuarantine(CLEAR_LIMIT)) {
      // Of a refused file nothing stays, not even what an earlier attempt had stored before it broke off.
      await (isRefused ? objects.removeAll(id) : objects.leaveQuarantine(id));
      await jobs.leftQuarantine(id);
    }
  };

  const run = async (): Promise<void> => {
    await clearQuarantine();
    while (!isClosing) {
      const job = await jobs.claim(new Date(), leaseMs);
      if (!job) return;
      await workOn(job);
      await clearQuarantine();
    }
  };
  const work = startSweep({ what: 'checking artwork', everyMs: LOOK_MS, run, logger });

  return {
    /** Puts a file whose bytes are stored into the queue, and returns it. */
    async add(id: string, now: Date, known: Parameters<JobStore['add']>[2] = {}): Promise<ArtworkFile> {
      const file = await jobs.add(id, now, known);
      work.soon();
      return file;
    },

    positionOf: (file: ArtworkFile): Promise<number | null> => jobs.positionOf(file, new Date()),

    /** Takes no more files, and breaks off the one in hand: another process begins with it anew. */
    async close(): Promise<void> {
      isClosing = true;
      await preflight.close();
      await work.close();
    },
  };
}
