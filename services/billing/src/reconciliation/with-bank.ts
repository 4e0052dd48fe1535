import type { AccountStore } from '../account/account.store.ts';
import type { Credit } from '../statement/statement.ts';
import type { DifferenceStore } from './difference.store.ts';
import { bankDifferencesOf, bankedPayments, periodOf } from './differences.ts';

/** Compares what staff have entered as paid into the bank with a statement of the bank, and keeps what they do not agree about. */
export function createBankComparison(accounts: AccountStore, differences: DifferenceStore) {
  return async (credits: readonly Credit[], now: Date): Promise<void> => {
    const period = periodOf(credits);
    if (!period) return;
    const stated = new Set(credits.flatMap(({ utr }) => utr || []));
    const waiting = await Array.fromAsync(accounts.unbanked());
    const banked = bankedPayments(credits, waiting);
    for (const { id } of waiting.filter((one) => one.unbanked?.some((reference) => banked.has(reference)))) {
      await accounts.change(id, (account) => {
        const left = account?.unbanked?.filter((reference) => !banked.has(reference));
        return account && left && left.length < (account.unbanked?.length ?? 0)
          ? { account: { ...account, unbanked: left } }
          : undefined;
      });
    }
    await differences.vanish('not-at-bank', [...stated, ...banked], now);
    await differences.add(bankDifferencesOf(credits, waiting, banked), period.to, now);
  };
}
