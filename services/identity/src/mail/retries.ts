/** An email is given up after this long: by then the person has asked again or called. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** The time that an instance has an email to itself while sending it. After a crash the email is due again. */
export const LEASE_MS = 60_000;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 600_000;

/** The delay before the next try of an email that has failed `failures` times. */
export const retryDelayMs = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 3 ** (failures - 1), LONGEST_DELAY_MS);
