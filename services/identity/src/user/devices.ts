import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'device';
const PATTERN = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;

/** The most devices that are stored of an account; beyond that the oldest is removed. */
export const MOST_DEVICES = 20;

/** The device in a request's `Cookie` header, or a new one: 256 random bits. */
export const deviceOf = (cookies: string | undefined): string =>
  PATTERN.exec(cookies ?? '')?.[1] ?? randomBytes(32).toString('base64url');

/** The stored form of a device that an account signed in from. A random id needs no salt and no slow hash. */
export const hashDevice = (userId: string, device: string): string =>
  createHash('sha256').update(`${userId} ${device}`).digest('base64url');

/**
 * The cookie of a device, set at its first sign-in. It proves only that somebody has signed in there before, and is sent
 * only to the routes of accounts.
 */
export const deviceCookie = (device: string, isSecure: boolean): string =>
  `${COOKIE}=${device}; Path=/api/users; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
