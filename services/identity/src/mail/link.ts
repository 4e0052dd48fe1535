import { createHash, randomBytes } from 'node:crypto';

/** What a mailed link carries: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. A random token needs no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The link of a mail, at the configured address of the shop: a request's own Host header may be anybody's. The token is in
 * the fragment, which browsers send to no server: no log and no Referer header has it.
 */
export function linkTo(publicUrl: string, path: string, token: string): string {
  const link = new URL(path, publicUrl);
  link.hash = new URLSearchParams({ token }).toString();
  return link.href;
}
