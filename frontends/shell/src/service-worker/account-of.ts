/**
 * The account that a request is made for, as its bearer token says; nothing without one. It only tells the copies of
 * several accounts apart: the server decides what a token may read.
 */
export function accountOf(authorization: string | null): string | undefined {
  const [, claims] = authorization?.split('.') ?? [];
  if (!claims) return undefined;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined; // no token of this shop, so there is nothing to keep
  }
}

/** The key under which an answer is kept: its address with the account. */
export function keyOf(url: string, account: string): string {
  const key = new URL(url);
  key.searchParams.set('of', account);
  return key.href;
}
