/** How often a stream of events shows that it is alive, in milliseconds. */
export const LIVE_BEAT_MS = 20_000;
