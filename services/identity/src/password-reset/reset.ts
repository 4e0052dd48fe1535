import { createHash, randomBytes } from 'node:crypto';

/** How long a mailed link opens the account. */
export const LINK_MS = 3_600_000;

/** A mail that could not be sent for so long is given up: whoever waited for it has asked again or called. */
export const GIVE_UP_MS = 24 * 3_600_000;

/** While a mail is being sent, no other instance sends it; after a crash it is due again. */
export const LEASE_MS = 60_000;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 600_000;

/** The wait before the next try of a mail that has failed so many times. */
export const retryDelayMs = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 3 ** (failures - 1), LONGEST_DELAY_MS);

/** What the link carries: 256 random bits. */
export const newResetToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. A random token needs no salt and no slow hash. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The link of the mail, at the configured address of the shop: a request's own Host header may be anybody's. */
export function resetLink(publicUrl: string, token: string): string {
  const link = new URL('/reset-password', publicUrl);
  link.searchParams.set('token', token);
  return link.href;
}
