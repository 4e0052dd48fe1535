import type { Logger } from '../log.ts';

/** How a process keeps a row that it works on for longer than its lease. */
export interface Renewal<Row> {
  /** The time after which a row of a dead process is free, in ms. A living one renews at a third of that. */
  leaseMs: number;
  /** Resolves to the row with its new lease, or to `undefined` when another process has it. */
  renew(row: Row, until: Date): Promise<Row | undefined>;
}

/** Renews the lease of a row until stopped; then returns the row with its last lease. */
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
