import { createHash, randomBytes } from 'node:crypto';

const COOKIE = 'device';
const PATTERN = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const YEAR_SECONDS = 31_536_000;

/** As many devices are known of an account; the one that was added first goes when there are more. */
export const MOST_DEVICES = 20;

/** The device that a request's `Cookie` header names, or a new one: 256 random bits. */
export const deviceOf = (cookies: string | undefined): string =>
  PATTERN.exec(cookies ?? '')?.[1] ?? randomBytes(32).toString('base64url');

/** What an account keeps of a device that it signed in from. A random id needs no salt and no slow hash. */
export const hashDevice = (userId: string, device: string): string =>
  createHash('sha256').update(`${userId} ${device}`).digest('base64url');

/**
 * The cookie that names a device from its first sign-in on. It proves nothing but that somebody has signed in there before,
 * and is sent to the calls of accounts only.
 */
export const deviceCookie = (device: string, isSecure: boolean): string =>
  `${COOKIE}=${device}; Path=/api/users; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
