/** The number of tries after which staff are notified and a row is tried once a day: about two hours for work of every minute. */
export const TRIES_BEFORE_PARKED = 8;
export const LAST_PAUSE_MS = 24 * 3_600_000;

/** The pause after a number of failed tries, in milliseconds: until the next run, then twice as long each time. */
export const pauseMs = (tries: number, everyMs: number): number =>
  tries >= TRIES_BEFORE_PARKED ? LAST_PAUSE_MS : Math.min(LAST_PAUSE_MS, everyMs * 2 ** (tries - 1));
