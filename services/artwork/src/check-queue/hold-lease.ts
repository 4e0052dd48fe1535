import type { Logger } from '@print-shop/service-kit';

/** Renews the lease of a job until stopped; then returns the job with its last lease. `renew` answers nothing once it is somebody else's. */
export function holdLease<Job>(
  claimed: Job,
  renew: (job: Job, until: Date) => Promise<Job | undefined>,
  leaseMs: number,
  logger: Logger,
) {
  let job = claimed;
  let renewing = Promise.resolve();
  const renewNow = async () => {
    try {
      job = (await renew(job, new Date(Date.now() + leaseMs))) ?? job;
    } catch (error) {
      logger.warn({ err: error }, 'the lease of a job could not be renewed');
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renewNow);
  }, leaseMs / 3);
  return {
    async stop(): Promise<Job> {
      clearInterval(timer);
      await renewing;
      return job;
    },
  };
}
