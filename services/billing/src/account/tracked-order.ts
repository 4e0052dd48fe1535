import type { MailLinks } from '@print-shop/links';
import { notFound } from '@print-shop/service-kit';
import type { AccountStore } from './account.store.ts';
import type { Account } from './account.ts';

/**
 * The account of the order that a guest's link opens, while it belongs to nobody; undefined where there is none yet. Throws
 * not-found for a link that has ended, is forged, or is of an order that an account took over.
 */
export async function trackedOrder(
  token: string,
  { links, accounts }: { links: MailLinks; accounts: Pick<AccountStore, 'find'> },
): Promise<Account | undefined> {
  const id = links.readOrder(token);
  if (!id) throw noSuchAccount();
  const account = await accounts.find(id);
  if (account && account.userId !== null) throw noSuchAccount();
  return account;
}

export const noSuchAccount = () =>
  notFound({ en: 'There is no such account.', hi: 'ऐसा कोई खाता नहीं है।' }, 'account-not-found');
