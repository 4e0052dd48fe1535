import type { Logger } from '../log.ts';

/** How a process keeps a row that it works on for longer than its lease. */
export interface Renewal<Row> {
  /** How long a row stays with a process that gives no sign of life; it renews at a third of that. */
  leaseMs: number;
  /** Answers the row with its new lease; `undefined` when it is somebody else's by now. */
  renew(row: Row, until: Date): Promise<Row | undefined>;
}

/** Renews the lease of a row until stopped; then answers the row with its last lease. */
export function holdLease<Row>(taken: Row, { leaseMs, renew }: Renewal<Row>, logger: Logger) {
  let row = taken;
  let renewing = Promise.resolve();
  const renewNow = async () => {
    try {
      row = (await renew(row, new Date(Date.now() + leaseMs))) ?? row;
    } catch (error) {
      logger.warn({ err: error }, 'a lease could not be renewed');
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renewNow);
  }, leaseMs / 3);
  return {
    async stop(): Promise<Row> {
      clearInterval(timer);
      await renewing;
      return row;
    },
  };
}
