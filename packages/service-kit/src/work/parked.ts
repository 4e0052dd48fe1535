import type { Logger } from '../log.ts';

/** A row that was tried so often that somebody has to look at it. */
export interface Parked {
  what: string;
  id: string;
  tries: number;
  reason: string;
}

export interface NotifyDeps {
  logger: Logger;
  /** Notifies staff of a row that is parked or given up. */
  notifyParked?: ((parked: Parked) => Promise<void>) | undefined;
}
