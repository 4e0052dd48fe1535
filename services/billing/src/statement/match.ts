import type { StatementMatch } from '@print-shop/contracts';
import { type Account, balancePaise, dueNowPaise, type Entry, namesOf } from '../account/account.ts';
import { rowKey, statementKey } from '../account/enter.ts';
import type { Credit } from './statement.ts';

export interface Matched {
  credit: Credit;
  match: StatementMatch;
  account?: Account | undefined;
}

const isOwed = (account: Account, paise: number): boolean =>
  paise === dueNowPaise(account) || paise === balancePaise(account);
const isNamed = (account: Account, { references }: Credit): boolean =>
  references.some((reference) => namesOf(account).includes(reference));

/** Whether an entry is that of this row. Earlier releases noted the date and the line of a row without a UTR. */
const isOf = ({ kind, key, utr, paise }: Entry, credit: Credit): boolean =>
  kind === 'payment' &&
  ((credit.utr !== '' && utr === credit.utr) ||
    key === rowKey(credit.id) ||
    (credit.date !== '' && !utr && paise === credit.paise && isOnDate(key, credit.date)));
const isOnDate = (key: string, date: string): boolean => key.startsWith(statementKey(`${date}, `));

/**
 * Whose payment a credit is, among accounts that may be concerned. A match is sure if it names the order, or the customer has
 * reported it, and the sum is exactly the one that is owed. Another sum, or a sum that one account alone owes, is for staff
 * to look at.
 */
export function matchCredit(credit: Credit, accounts: readonly Account[]): Matched {
  const { utr, paise } = credit;
  const entered = accounts.find(({ entries }) => entries.some((entry) => isOf(entry, credit)));
  if (entered) return { credit, match: 'entered', account: entered };
  const reported = accounts.find(({ reports }) => utr !== '' && reports.some((report) => report.utr === utr));
  const named = accounts.filter((account) => isNamed(account, credit));
  const account = reported ?? (named.length === 1 ? named[0] : undefined);
  if (account) return { credit, match: isOwed(account, paise) ? 'sure' : 'unsure', account };
  const owing = accounts.filter((one) => balancePaise(one) > 0 && isOwed(one, paise));
  return owing.length === 1 ? { credit, match: 'unsure', account: owing[0] } : { credit, match: 'none' };
}
