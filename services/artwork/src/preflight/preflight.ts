import { Child, type Limits } from './child.ts';
import type { Request } from './messages.ts';
import { type MendJob, type Preflight, PreflightCrashed, type PreflightJob, type PreflightResult } from './report.ts';

/** A fresh process after so many jobs: decoders fragment memory. */
const JOBS_PER_PROCESS = 50;
/** A process that waits so long for a job ends and gives its memory back. */
const IDLE_MS = 60_000;
/** The process stops by itself a little before it is killed, and can then say so. */
const SOFT_SHARE = 0.8;

/**
 * Starts no process until the first job; then keeps one. `deadlineMs` and `memoryMb` are limits of each job: the time until
 * the process is killed, and its resident memory in MiB.
 */
export function createPreflight(limits: Limits): Preflight {
  let child: Child | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const softDeadlineMs = limits.deadlineMs * SOFT_SHARE;

  async function warmChild(): Promise<Child> {
    clearTimeout(idle);
    if (child?.isAlive && child.jobs < JOBS_PER_PROCESS) return child;
    await child?.end();
    child = new Child(limits);
    return child;
  }

  async function runNow(request: Request, onProgress: PreflightJob['onProgress']): Promise<PreflightResult> {
    if (isClosed) throw new PreflightCrashed('the service is stopping');
    const runner = await warmChild();
    try {
      return await runner.run(request, onProgress);
    } finally {
      idle = setTimeout(() => child?.kill(), IDLE_MS).unref();
    }
  }

  function inTurn(request: Request, onProgress: PreflightJob['onProgress']): Promise<PreflightResult> {
    const result = last.then(() => runNow(request, onProgress));
    last = result.catch(() => undefined); // its caller gets the error; the next job does not
    return result;
  }

  return {
    run: ({ onProgress, ...job }: PreflightJob) => inTurn({ action: 'check', job, softDeadlineMs }, onProgress),
    mend: ({ onProgress, ...job }: MendJob) => inTurn({ action: 'mend', job, softDeadlineMs }, onProgress),
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await child?.end();
    },
  };
}
