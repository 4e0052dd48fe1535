import { inTab } from '@print-shop/web-kit';

const KEY = 'paying-by-link';

/** Keeps the token of a guest's link while they are on the page of the payment provider, which learns nothing of it. */
export const keepLink = (token: string): void => inTab.setItem(KEY, token);

/** The token that was kept, once; empty without one. */
export function takeLink(): string {
  const token = inTab.getItem(KEY) ?? '';
  inTab.removeItem(KEY);
  return token;
}
