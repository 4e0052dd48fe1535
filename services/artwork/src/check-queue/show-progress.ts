import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@print-shop/service-kit';
import type { Job, JobStore } from './job.store.ts';

/** Longer than the page of a booklet takes, and shorter than a page of the shop waits before it looks again. */
const PAUSE_MS = 500;

/** Stores the latest progress of a job, one write at a time and not more often than people look. */
export function showProgress(job: Job, jobs: Pick<JobStore, 'showProgress'>, logger: Logger) {
  let latest: { done: number; of: number } | undefined;
  let writing: Promise<void> | undefined;
  const stopped = new AbortController();
  const write = async (): Promise<void> => {
    while (latest) {
      const progress = latest;
      latest = undefined;
      await jobs.showProgress(job, progress);
      await sleep(PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  return {
    show(done: number, of: number): void {
      latest = { done, of };
      writing ??= write()
        .catch((error: unknown) =>
          logger.warn({ err: error, file: job.file.id }, 'the progress of a check could not be stored'),
        )
        .finally(() => {
          writing = undefined;
        });
    },
    async stop(): Promise<void> {
      latest = undefined;
      stopped.abort();
      await writing;
    },
  };
}
