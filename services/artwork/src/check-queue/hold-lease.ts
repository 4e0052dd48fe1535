import type { Logger } from '@print-shop/service-kit';
import type { Job, JobStore } from './job.store.ts';

/** Renews the lease of a job until stopped; then returns the job with its last lease. */
export function holdLease(claimed: Job, jobs: JobStore, leaseMs: number, logger: Logger) {
  let job = claimed;
  let renewing = Promise.resolve();
  const renew = async () => {
    try {
      job = (await jobs.renew(job, new Date(Date.now() + leaseMs))) ?? job;
    } catch (error) {
      logger.warn({ err: error, file: job.file.id }, 'the lease of a file could not be renewed');
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew);
  }, leaseMs / 3);
  return {
    async stop(): Promise<Job> {
      clearInterval(timer);
      await renewing;
      return job;
    },
  };
}
