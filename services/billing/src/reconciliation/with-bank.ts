import type { AccountStore } from '../account/account.store.ts';
import type { Credit } from '../statement/statement.ts';
import type { DifferenceStore } from './difference.store.ts';
import { bankDifferencesOf, periodOf } from './differences.ts';

/** The most accounts that are looked at for payments that no statement had; the rest waits for the next statement. */
const LIMIT = 2_000;

export type BankComparison = ReturnType<typeof createBankComparison>;

/** Compares what staff have entered as paid by UPI with a statement of the bank, and keeps what they do not agree about. */
export function createBankComparison(accounts: AccountStore, differences: DifferenceStore) {
  return async (credits: readonly Credit[], now: Date): Promise<void> => {
    const period = periodOf(credits);
    if (!period) return;
    const stated = new Set(credits.flatMap(({ utr }) => utr || []));
    const concerned = await accounts.listUnbanked(LIMIT);
    for (const { id, unbanked = [] } of concerned.filter((one) => one.unbanked?.some((utr) => stated.has(utr)))) {
      await accounts.change(id, (account) => {
        const left = account?.unbanked?.filter((utr) => !stated.has(utr));
        return account && left && left.length < unbanked.length
          ? { account: { ...account, unbanked: left } }
          : undefined;
      });
    }
    await differences.vanish('not-at-bank', [...stated], now);
    await differences.add(bankDifferencesOf(credits, concerned), period.to, now);
  };
}
