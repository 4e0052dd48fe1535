import type { ProviderPayment, ProviderRefund } from '../provider/provider.ts';
import { type Account, balancePaise, type Entry, paidPaise, pendingPaise, type Refund } from './account.ts';

/** Key of the entry that a payment by a provider makes, once. */
const keyOf = (provider: string, paymentId: string): string => `${provider}:${paymentId}`;

/** The debt of the shop to the customer for which no refund was asked of the provider yet, in paise. */
export const owedBack = (account: Pick<Account, 'entries' | 'refunds'>): number =>
  Math.max(0, -balancePaise(account) - pendingPaise(account));

/**
 * The account with refunds of what was paid online and is not owed any more since `before`: the order was cancelled, or paid
 * twice. Staff give back money that came another way.
 */
export function sendBack(
  before: Account | undefined,
  account: Account,
  why: Pick<Refund, 'key' | 'at' | 'note'>,
): Account {
  const more = owedBack(account) - (before ? owedBack(before) : 0);
  const paise = Math.min(more, onlinePaise(account));
  const refunds = paise > 0 ? refundsFor(account, paise, { ...why, by: 'shop' }) : undefined;
  return refunds ? { ...account, refunds: [...(account.refunds ?? []), ...refunds] } : account;
}

/**
 * The account with a captured payment; `undefined` when it is there already. Money that was paid and is not owed, because
 * the order is cancelled or was paid before, is refunded.
 */
export function receive(
  account: Account,
  provider: string,
  { id, paise, way }: Pick<ProviderPayment, 'id' | 'paise' | 'way'>,
  at: Date,
): { account: Account; entry: Entry } | undefined {
  const key = keyOf(provider, id);
  if (account.entries.some((one) => one.key === key)) return undefined;
  const entry: Entry = { key, kind: 'payment', paise, way, reference: id, provider, at, by: 'customer' };
  const note = account.cancelledAt ? 'Paid after the order was cancelled' : 'Paid twice';
  const unsettled = [...(account.unsettled ?? []), id];
  const paid = { ...account, unsettled, entries: [...account.entries, entry] };
  return { entry, account: sendBack(account, paid, { key: id, at, note }) };
}

/** The part of a payment that can still be refunded, in paise: less refunds that were made, or are about to be. */
const refundablePaise = (account: Account, entry: Entry): number =>
  (account.refunds ?? [])
    .filter(({ paymentId, state }) => paymentId === entry.reference && state !== 'failed')
    .reduce((left, { paise }) => left - paise, entry.paise);

/** Refunds of one request have its key and a number. */
const keyAt = (key: string, index: number): string => `${key}-${index}`;
export const firstKey = (key: string): string => keyAt(key, 0);

/** Refunds of an amount by the provider, from the newest payment back; `undefined` when less than that was paid online. */
export function refundsFor(
  account: Account,
  paise: number,
  { key, at, by, note }: Pick<Refund, 'key' | 'at' | 'by' | 'note'>,
): Refund[] | undefined {
  const refunds: Refund[] = [];
  let left = paise;
  for (const entry of account.entries.toReversed()) {
    const { provider, reference: paymentId } = entry;
    if (left === 0) break;
    if (entry.kind !== 'payment' || !provider || !paymentId) continue;
    const part = Math.min(left, refundablePaise(account, entry));
    if (part <= 0) continue;
    refunds.push({ key: keyAt(key, refunds.length), provider, paymentId, paise: part, state: 'asked', at, by, note });
    left -= part;
  }
  return left === 0 ? refunds : undefined;
}

/** The sum that staff can refund by the provider, in paise: online payments that were not refunded. */
export const onlinePaise = (account: Account): number =>
  Math.min(
    Math.max(0, paidPaise(account) - pendingPaise(account)),
    account.entries
      .filter(({ kind, provider }) => kind === 'payment' && provider)
      .reduce((sum, entry) => sum + Math.max(0, refundablePaise(account, entry)), 0),
  );

/**
 * The account with what the provider says of a refund; `undefined` where nothing changes. One that somebody made at the
 * provider itself is entered, too. `key` is that of the call that the provider has answered.
 */
export function applyRefund(
  account: Account,
  provider: string,
  { id, paymentId, paise, state }: ProviderRefund,
  at: Date,
  key?: string,
): { account: Account; entry?: Entry } | undefined {
  const { refunds = [] } = account;
  const known =
    refunds.find((one) => (key ? one.key === key : one.refundId === id)) ??
    // The answer to our call was lost.
    refunds.find((one) => one.state === 'asked' && one.paymentId === paymentId && one.paise === paise);
  if (known && (known.state === 'processed' || (known.state === state && known.refundId === id))) return undefined;
  const before: Refund = known ?? { key: id, provider, paymentId, paise, state, at, by: 'shop', note: '' };
  const after: Refund = { ...before, state, refundId: id };
  const changed = {
    ...account,
    refunds: known ? refunds.map((one) => (one === known ? after : one)) : [...refunds, after],
  };
  if (state !== 'processed') return { account: changed };
  const { by, note } = before;
  const way = account.entries.find(({ reference }) => reference === paymentId)?.way ?? 'other';
  const entry: Entry = { key: `refund:${id}`, kind: 'refund', paise, way, reference: id, provider, note, at, by };
  const unsettled = [...(account.unsettled ?? []), id];
  return { entry, account: { ...changed, unsettled, entries: [...account.entries, entry] } };
}

/** The account after the provider has refused a refund, in its words. */
export const failRefund = (account: Account, key: string, failure: string): Account => ({
  ...account,
  refunds: (account.refunds ?? []).map((one) => (one.key === key ? { ...one, state: 'failed', failure } : one)),
});

/** The account after a settlement had these ids; `undefined` where it had none that waited. */
export function settled(account: Account, references: ReadonlySet<string>): Account | undefined {
  const { unsettled = [] } = account;
  const left = unsettled.filter((reference) => !references.has(reference));
  return left.length === unsettled.length ? undefined : { ...account, unsettled: left };
}
