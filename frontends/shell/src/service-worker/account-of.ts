import { subjectOf } from '@print-shop/web-kit/subject-of';

/** The account that a request is made for, as its bearer token says; nothing without one. It tells the copies of accounts apart. */
export const accountOf = (authorization: string | null): string | undefined => subjectOf(authorization ?? '');

/** The key under which an answer is kept: its address with the account. */
export function keyOf(url: string, account: string): string {
  const key = new URL(url);
  key.searchParams.set('of', account);
  return key.href;
}
