import { createHash, randomBytes } from 'node:crypto';

/** The token of a link in an email: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A random token needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The link in an email, at the configured address of the shop, because anybody can forge a Host header. The token is in
 * the fragment, which browsers send to no server, so it is in no log and no Referer header.
 */
export function linkTo(publicUrl: string, path: string, token: string): string {
  const link = new URL(path, publicUrl);
  link.hash = new URLSearchParams({ token }).toString();
  return link.href;
}
