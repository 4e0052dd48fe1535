import { OWED_AGES } from '@print-shop/contracts';
import { type Account, balancePaise } from '../account/account.ts';

const DAY_MS = 86_400_000;

/** Since when an account owes: the delivery, or the order where it was not delivered. */
export const owedSince = ({ deliveredAt, placedAt }: Pick<Account, 'deliveredAt' | 'placedAt'>): Date =>
  deliveredAt ?? placedAt;

/** Whole days that an account has owed for. */
export const daysOwed = (account: Pick<Account, 'deliveredAt' | 'placedAt'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - owedSince(account).getTime()) / DAY_MS));

/** Sums up what accounts owe, in paise, by age. */
export function createOutstanding(now: Date) {
  const ages = OWED_AGES.map((days) => ({ days: Number(days), accounts: 0, owedPaise: 0 }));
  return {
    add(account: Account): void {
      const owed = balancePaise(account);
      const age = ages.findLast(({ days }) => days <= daysOwed(account, now));
      if (owed <= 0 || !age) return;
      age.accounts++;
      age.owedPaise += owed;
    },
    ages: () => ages,
  };
}
