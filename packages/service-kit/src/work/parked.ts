import type { Logger } from '../log.ts';

/** A row that was tried so often that somebody has to look at it. */
export interface Parked {
  what: string;
  id: string;
  tries: number;
  reason: string;
}

/** The log and the staff that hear of work that fails. */
export interface TellDeps {
  logger: Logger;
  /** Tells staff of a row that is parked or given up. */
  tellParked?: ((parked: Parked) => Promise<void>) | undefined;
}
