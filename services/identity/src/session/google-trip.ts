import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'google-trip';
const PATTERN = /(?:^|;\s*)google-trip=([\w-]{43})(?:;|$)/;
/** The longest stay on Google's page. */
const TRIP_SECONDS = 3600;

/** A secret that the browser keeps while the person is on Google's page. */
export const newTrip = (): string => randomBytes(32).toString('base64url');

/** The trip in a request's `Cookie` header. */
export const readTripCookie = (cookies: string | undefined): string | undefined => PATTERN.exec(cookies ?? '')?.[1];

/**
 * The nonce in Google's token (OpenID Connect Core, section 15.5.2). It is a hash of the trip: a token opens a session only
 * in the browser that asked for it, and the token does not reveal the trip.
 */
export const nonceOf = (trip: string): string => createHash('sha256').update(trip).digest('base64url');

export const tripCookie = (trip: string, isSecure: boolean): string =>
  `${COOKIE}=${trip}; Path=/api/users/google; Max-Age=${TRIP_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
