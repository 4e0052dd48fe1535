import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'google-trip';
const PATTERN = /(?:^|;\s*)google-trip=([\w-]{43})(?:;|$)/;
/** Longest stay at Google's page. */
const TRIP_SECONDS = 3600;

/** A secret that stays in the browser that goes to Google, until it is back. */
export const newTrip = (): string => randomBytes(32).toString('base64url');

/** The trip that a request's `Cookie` header names. */
export const tripOf = (cookies: string | undefined): string | undefined => PATTERN.exec(cookies ?? '')?.[1];

/**
 * What Google puts into its token (OpenID Connect Core, section 15.5.2): a hash of the trip, so that a token opens a session
 * only in the browser that asked for it, and whoever reads a token cannot tell the trip.
 */
export const nonceOf = (trip: string): string => createHash('sha256').update(trip).digest('base64url');

export const tripCookie = (trip: string, isSecure: boolean): string =>
  `${COOKIE}=${trip}; Path=/api/users/google; Max-Age=${TRIP_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
