/** After so many tries, about two hours for work of every minute, staff are told, and a row is tried once a day. */
export const TRIES_BEFORE_PARKED = 8;
export const LAST_PAUSE_MS = 24 * 3_600_000;

/** How long a row rests after so many failed tries: until the next run, then twice as long each time. */
export const pauseMs = (tries: number, everyMs: number): number =>
  tries >= TRIES_BEFORE_PARKED ? LAST_PAUSE_MS : Math.min(LAST_PAUSE_MS, everyMs * 2 ** (tries - 1));
