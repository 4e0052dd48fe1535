import { dayOf } from '@print-shop/contracts';
import type { AccountStore } from '../account/account.store.ts';
import { settled } from '../account/online.ts';
import type { PaymentProvider, Settlement } from '../provider/provider.ts';
import type { DifferenceStore } from './difference.store.ts';
import { differencesOf, unsettledOf } from './differences.ts';
import type { SettlementStore } from './settlement.store.ts';
import { payoutDifference } from './settlement.ts';

export interface ProviderComparisonDeps {
  accounts: AccountStore;
  differences: DifferenceStore;
  settlements: SettlementStore;
  provider: PaymentProvider;
}

const DAY_MS = 86_400_000;
/** Days that each run reads again: a settlement may be told late. */
const DAYS = 7;
/** No settlement takes longer (T+2 working days, and holidays). */
const SETTLED_WITHIN_DAYS = 7;

export type ProviderComparison = ReturnType<typeof createProviderComparison>;

/** Compares the ledger with what the provider has settled in the last days, and keeps what they do not agree about. */
export function createProviderComparison({ accounts, differences, settlements, provider }: ProviderComparisonDeps) {
  const comparePayouts = async (paidOut: readonly Settlement[], day: string, now: Date): Promise<number> => {
    const found = paidOut.flatMap((settlement) => payoutDifference(settlement) ?? []);
    for (const settlement of paidOut) await settlements.keep(settlement, day);
    const differ = new Set(found.map(({ reference }) => reference));
    const agree = paidOut.flatMap(({ id }) => (differ.has(id) ? [] : [id]));
    await differences.vanish('other-payout', agree, now);
    return differences.add(found, day, now);
  };

  return async (now: Date): Promise<{ days: number; rows: number; differences: number }> => {
    const sum = { days: DAYS, rows: 0, differences: 0 };
    for (let ago = DAYS; ago >= 1; ago--) {
      const day = dayOf(new Date(now.getTime() - ago * DAY_MS));
      const paidOut = await provider.settlements(day);
      const rows = paidOut.flatMap((settlement) => settlement.rows);
      const references = new Set(rows.map(({ id }) => id));
      const concerned = await accounts.ofReferences([...references]);
      sum.rows += rows.length;
      sum.differences += await differences.add(differencesOf(rows, concerned), day, now);
      sum.differences += await comparePayouts(paidOut, day, now);
      for (const { id } of concerned) {
        await accounts.change(id, (account) => {
          const changed = account && settled(account, references);
          return changed && { account: changed };
        });
      }
      await differences.vanish('not-settled', [...references], now);
    }
    const before = new Date(now.getTime() - SETTLED_WITHIN_DAYS * DAY_MS);
    for await (const account of accounts.unsettled())
      sum.differences += await differences.add(unsettledOf([account], before), dayOf(now), now);
    return sum;
  };
}
