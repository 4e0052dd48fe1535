import { type DifferenceKind, dayOf, type OrderKind } from '@print-shop/contracts';
import { type Account, bankReference, type Entry, namesOf } from '../account/account.ts';
import type { SettlementRow } from '../provider/provider.ts';
import type { Credit } from '../statement/statement.ts';

/** Something that the ledger does not agree about with the provider's settlement, or with a statement of the bank. */
export interface Difference {
  kind: DifferenceKind;
  /** The provider's id of the payment, the refund or the settlement, or the `bankReference` of what is compared with a bank. */
  reference: string;
  /** Empty for a settlement, and for what is compared with a bank. */
  paymentId: string;
  /** The sum of the provider or the bank, and that of the ledger, in paise. */
  statedPaise: number;
  ledgerPaise: number;
  /** The order whose account it is about; empty where none is known. */
  orderId: string;
  orderKind: OrderKind;
}

const ABOUT_NONE = { orderId: '', orderKind: 'order' } as const;
const aboutOf = ({ id: orderId, orderKind }: Account) => ({ orderId, orderKind });

const entryOf = (
  accounts: readonly Account[],
  { id, kind }: SettlementRow,
): { account: Account; entry: Entry } | undefined => {
  for (const account of accounts) {
    const entry = account.entries.find((one) => one.provider && one.reference === id && one.kind === kind);
    if (entry) return { account, entry };
  }
  return undefined;
};

/** The rows of a day's settlement that the accounts lack, or have otherwise. */
export function differencesOf(rows: readonly SettlementRow[], accounts: readonly Account[]): Difference[] {
  return rows.flatMap((row): Difference[] => {
    const { id: reference, paymentId, paise: statedPaise } = row;
    const found = entryOf(accounts, row);
    const about = { reference, paymentId, statedPaise };
    if (!found) return [{ ...about, kind: 'not-in-ledger', ledgerPaise: 0, ...ABOUT_NONE }];
    const { account, entry } = found;
    if (entry.paise === statedPaise) return [];
    return [{ ...about, kind: 'other-amount', ledgerPaise: entry.paise, ...aboutOf(account) }];
  });
}

/** The payments that no settlement has had, although they are older than any should take. */
export function unsettledOf(accounts: readonly Account[], before: Date): Difference[] {
  return accounts.flatMap((account) =>
    account.entries
      .filter(({ provider, reference = '', at }) => provider && at <= before && account.unsettled?.includes(reference))
      .map(({ reference = '', paise }) => ({
        kind: 'not-settled' as const,
        reference,
        paymentId: reference,
        statedPaise: 0,
        ledgerPaise: paise,
        ...aboutOf(account),
      })),
  );
}

/** The first and last day of a statement, like 2026-11-23; `undefined` where it names none. */
export function periodOf(credits: readonly Credit[]): { from: string; to: string } | undefined {
  const days = credits.flatMap(({ day }) => day ?? []).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : undefined;
}

/** A bank books what came in on the day, or after a weekend; staff may enter it before or after. In days. */
const BOOKED_WITHIN = 3;
const DAY_MS = 86_400_000;

/**
 * References of the payments that a statement has: by the UTR, or where it has none, by the amount within three days. Of several
 * credits it is the one that names the order; several that nothing tells apart are no proof, and stay open.
 */
export function bankedPayments(credits: readonly Credit[], accounts: readonly Account[]): Set<string> {
  const waiting = accounts.flatMap((account) =>
    account.entries.filter((entry) => isAwaited(account, entry)).map((entry) => ({ entry, names: namesOf(account) })),
  );
  const utrs = new Set(credits.flatMap(({ utr }) => utr || []));
  const banked = new Set(waiting.flatMap(({ entry: { utr } }) => (utr && utrs.has(utr) ? utr : [])));
  const free = credits.filter(({ utr }) => !banked.has(utr));
  const unnamed = waiting.filter(({ entry }) => !entry.utr);
  const fits = ({ entry: { paise, at } }: (typeof waiting)[number], credit: Credit): boolean =>
    credit.paise === paise &&
    credit.day !== undefined &&
    Math.abs(Date.parse(credit.day) - Date.parse(dayOf(at))) <= BOOKED_WITHIN * DAY_MS;
  const names = (one: (typeof waiting)[number], { references }: Credit): boolean =>
    references.some((reference) => one.names.includes(reference));
  for (const one of unnamed) {
    const candidates = free.filter((credit) => fits(one, credit));
    const [only, second] = candidates;
    const isAlone = only && !second && unnamed.filter((other) => fits(other, only)).length === 1;
    if (isAlone || candidates.some((credit) => names(one, credit))) banked.add(bankReference(one.entry));
  }
  return banked;
}

const isAwaited = ({ unbanked }: Account, entry: Entry): boolean =>
  entry.kind === 'payment' && (unbanked?.includes(bankReference(entry)) ?? false);

/**
 * The payments into the bank that staff have entered, and that a statement of those days has otherwise, or not at all. `banked`
 * are the payments that it has, from `bankedPayments`.
 */
export function bankDifferencesOf(
  credits: readonly Credit[],
  accounts: readonly Account[],
  banked: ReadonlySet<string>,
): Difference[] {
  const stated = new Map(credits.filter(({ utr }) => utr !== '').map(({ utr, paise }) => [utr, paise]));
  const period = periodOf(credits);
  return accounts.flatMap((account) =>
    account.entries.flatMap((entry): Difference[] => {
      const { kind, utr = '', paise: ledgerPaise, at } = entry;
      if (kind !== 'payment') return [];
      const reference = bankReference(entry);
      const about = { reference, paymentId: '', ledgerPaise, ...aboutOf(account) };
      const statedPaise = stated.get(utr);
      if (statedPaise !== undefined)
        return statedPaise === ledgerPaise ? [] : [{ ...about, kind: 'other-amount', statedPaise }];
      const day = dayOf(at);
      const isOfPeriod = period !== undefined && period.from <= day && day <= period.to;
      return isOfPeriod && isAwaited(account, entry) && !banked.has(reference)
        ? [{ ...about, kind: 'not-at-bank', statedPaise: 0 }]
        : [];
    }),
  );
}
