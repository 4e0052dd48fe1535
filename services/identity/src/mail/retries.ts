/** A mail that could not be sent for so long is given up: whoever waited for it has asked again or called. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** While a mail is being sent, no other instance sends it; after a crash it is due again. */
export const LEASE_MS = 60_000;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 600_000;

/** The wait before the next try of a mail that has failed so many times. */
export const retryDelayMs = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 3 ** (failures - 1), LONGEST_DELAY_MS);
