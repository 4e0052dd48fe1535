import type { Logger, Works } from '@print-shop/service-kit';
import { PreflightCrashed } from '../preflight/index.ts';
import { type CheckFileDeps, ChecksBroken, checkFile } from './check-file.ts';
import { CRASHED, type Job, type JobStore, type Lane, type Outcome } from './job.store.ts';
import { showProgress } from './show-progress.ts';

/** How often the checks of a file may break off before it is refused. */
const MAX_CRASHES = 2;
const LOOK_MS = 2_000;
/** How often the quarantine is looked at for files that are done and were left there. */
const CLEAR_MS = 60_000;
/** The wait of a file after a failure that was not its own. */
const PAUSE_MS = 5_000;

export interface ChecksDeps extends Omit<CheckFileDeps, 'preflight'> {
  jobs: JobStore;
  /** Reads files of each lane. The slow one takes over files that the quick one gives up or breaks off on. */
  lanes: Readonly<Record<Lane, CheckFileDeps['preflight']>>;
  works: Works;
  waiting: { listen(hear: () => void): void };
  checkedDesigns: { say(design: string): void };
  logger: Logger;
  /** The time that a file stays with a process that gives no sign of life. The process renews it at a third of that. */
  leaseMs?: number;
  /** How often the queue is looked at for files that another process left behind, in milliseconds. */
  lookMs?: number;
}

/**
 * Checks the files that wait until closed, one at a time in each of two lanes, so that none waits for one that takes long. It survives the death of the process at any moment: the lease
 * of the file in hand runs out, and another process takes it.
 */
export function startChecks(deps: ChecksDeps): void {
  const { jobs, works, objects, lanes, leaseMs = 30_000, lookMs = LOOK_MS } = deps;

  const clearing = works.start({
    what: 'emptying the quarantine',
    everyMs: CLEAR_MS,
    list: (_now, limit, except) => jobs.listDoneInQuarantine(limit, except),
    idOf: ({ id }) => id,
    async handle({ id, isRefused }) {
      // Nothing of a refused file stays, not even what an earlier attempt had stored before it broke off.
      await (isRefused ? objects.removeAll(id) : objects.leaveQuarantine(id));
      await jobs.leftQuarantine(id);
    },
  });

  const startLane = (lane: Lane) =>
    works.startQueue<Job, Outcome | 'slow'>({
      what: lane === 'quick' ? 'checking artwork' : 'checking large artwork',
      everyMs: lookMs,
      idOf: ({ file }) => file.id,
      renewal: { leaseMs, renew: jobs.renew },
      async take(now) {
        const job = await jobs.claim(now, leaseMs, lane);
        return job ? [job] : [];
      },
      async handle(job) {
        if (job.file.attempts > MAX_CRASHES) return { state: 'refused', sha256: null, refusal: CRASHED };
        const progress = showProgress(job, jobs, deps.logger);
        const checking = checkFile(job.file, { ...deps, preflight: lanes[lane] }, progress.show);
        return (lane === 'quick' ? orSlow(checking) : checking).finally(progress.stop);
      },
      async finish(job, outcome) {
        if (outcome === 'slow') {
          await jobs.moveToSlow(job);
          slow.trigger();
          return;
        }
        const isFinished = await jobs.finish(job, outcome);
        if (isFinished && job.file.design) deps.checkedDesigns.say(job.file.design);
        // Somebody else has it in hand, or it was deleted; then its objects must go again.
        if (!isFinished && (await jobs.isGone(job.file.id))) await objects.removeAll(job.file.id);
        clearing.trigger();
      },
      async failed(job, error, { isClosing }) {
        // Neither the end of the process nor a store that is away is its fault.
        const isItsFault = error instanceof ChecksBroken && !isClosing;
        const from = new Date(Date.now() + (isClosing ? 0 : PAUSE_MS));
        await jobs.release(job, from, { counts: isItsFault });
      },
      breakOff: () => lanes[lane].close(),
    });
  const [quick, slow] = [startLane('quick'), startLane('slow')];

  deps.waiting.listen(() => {
    quick.trigger();
    slow.trigger();
  });
}

/** The outcome of quick checks, or that they take longer than quick ones may, in time or in memory. */
const orSlow = (checking: Promise<Outcome>): Promise<Outcome | 'slow'> =>
  checking.then(
    (outcome) => (outcome.state === 'refused' && outcome.refusal.code === TOO_SLOW ? 'slow' : outcome),
    (error: unknown) => {
      if (error instanceof ChecksBroken && error.cause instanceof PreflightCrashed) return 'slow';
      throw error;
    },
  );
const TOO_SLOW = 'too-slow';
