import type { Logger } from '@print-shop/service-kit';
import type { Job, JobStore } from './job.store.ts';

/** Stores the latest progress of a job, one write at a time. */
export function showProgress(job: Job, jobs: JobStore, logger: Logger) {
  let latest: { done: number; of: number } | undefined;
  let writing: Promise<void> | undefined;
  const write = async (): Promise<void> => {
    while (latest) {
      const progress = latest;
      latest = undefined;
      await jobs.showProgress(job, progress);
    }
  };
  return {
    show(done: number, of: number): void {
      latest = { done, of };
      writing ??= write()
        .catch((error: unknown) => logger.warn({ err: error }, 'the progress of a check could not be stored'))
        .finally(() => {
          writing = undefined;
        });
    },
    async stop(): Promise<void> {
      latest = undefined;
      await writing;
    },
  };
}
