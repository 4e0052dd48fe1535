import type { Bill, PaymentWay } from '@print-shop/contracts';
import { changedEvent, settledEvents } from './account.events.ts';
import { type Account, balancePaise, duePaise, type Entry } from './account.ts';
import { chargedPaise, claimKey, withShares } from './credits.ts';
import { sendBack } from './online.ts';

export interface AppliedEvent
  extends Pick<Account, 'id' | 'orderKind' | 'userId' | 'language' | 'quotation'>,
    Partial<Pick<Account, 'customer' | 'placedAt'>> {
  /** Id of the event, which is the key of its entry. */
  key: string;
  at: Date;
  what: 'changed' | 'cancelled' | 'paid' | 'payment-failed' | 'dispatched' | 'delivered' | 'credited' | 'adopted';
  /** Missing in events of earlier releases. */
  bill?: Bill | undefined;
  /** Whether it was told as the answer to a payment that is entered already. */
  isAnswer?: boolean;
  /** The refund for a claim, and its pieces. */
  credit?: Pick<Entry, 'paise' | 'lines'> & { claimId: string };
}

const WAYS: Record<string, PaymentWay> = {
  UPI: 'upi',
  cash_on_delivery: 'cash',
  credit_card: 'card',
  debit_card: 'card',
};
/** Entries of payments that ordering recorded. */
const RECORDED = 'recorded:';

/**
 * The account after something happened to its order; `undefined` where nothing changes. Events may come twice, late and in
 * any order: the newest bill counts, and an entry is made for the difference to what was charged before. Credits never
 * exceed the charges.
 */
export function applyOrderEvent(known: Account | undefined, orderEvent: AppliedEvent): Account | undefined {
  const account = known ?? accountOf(orderEvent);
  if (!account) return undefined;
  const { what, at, key, bill } = orderEvent;
  const isNewer = bill !== undefined && bill.version > account.bill.version;
  const next: Account = {
    ...account,
    ...(isNewer ? { bill, customer: namedFirst(account.customer, orderEvent.customer) } : {}),
    ...(what === 'changed' && isNewer && account.orderKind === 'bulk-order'
      ? { cancelledAt: undefined, dispatchedAt: undefined, deliveredAt: undefined }
      : {}),
    ...(what === 'adopted' ? { userId: orderEvent.userId } : {}),
    ...(what === 'cancelled' && !account.cancelledAt && !isOutdated(account, orderEvent) ? { cancelledAt: at } : {}),
    ...(what === 'dispatched' && !account.dispatchedAt ? { dispatchedAt: at } : {}),
    ...(what === 'delivered' && !account.deliveredAt ? { deliveredAt: at } : {}),
    ...(what === 'paid' ? { paidAt: at } : {}),
    entries: [...account.entries],
  };
  const add = (entry: Omit<Entry, 'at' | 'by'>) => {
    if (entry.paise > 0 && next.entries.every((one) => one.key !== entry.key))
      next.entries.push({ ...entry, at, by: 'shop' });
  };
  const state = next.cancelledAt ? 'cancelled' : 'order';
  const more = (next.cancelledAt ? 0 : next.bill.totalPaise) - chargedPaise(next);
  add({ key: `${state}:${next.bill.version}`, kind: more > 0 ? 'charge' : 'credit', paise: Math.abs(more) });
  const { credit } = orderEvent;
  if (credit) {
    const paise = Math.min(credit.paise, Math.max(0, duePaise(next)));
    add({ key: claimKey(credit.claimId), kind: 'credit', paise, lines: withShares(credit.lines, paise, next.bill) });
  }
  const way = WAYS[next.bill.paymentMethod ?? ''] ?? 'other';
  if (what === 'paid' && !orderEvent.isAnswer)
    add({ key: RECORDED + key, kind: 'payment', paise: balancePaise(next), way });
  if (what === 'payment-failed') {
    for (const { paise, key: of } of next.entries.filter((entry) => entry.key.startsWith(RECORDED)))
      add({ key: `reversed:${of}`, kind: 'reversal', paise });
  }
  return isSame(known, next) ? undefined : next;
}

/** A bulk order can be opened again, and the event of its cancellation may come after that. */
const isOutdated = (account: Account, { orderKind, bill }: AppliedEvent): boolean =>
  orderKind === 'bulk-order' && bill !== undefined && bill.version < account.bill.version;

/** Known data of the customer stay, and later ones are added. */
const namedFirst = (known: Account['customer'], told: Account['customer'] = { name: '', email: '' }) => ({
  name: known.name || told.name,
  email: known.email || told.email,
});

function accountOf(orderEvent: AppliedEvent): Account | undefined {
  const { id, orderKind, userId, customer, language, quotation, bill, placedAt, at } = orderEvent;
  if (!bill) return undefined;
  return {
    id,
    orderKind,
    userId,
    bill,
    customer: customer ?? { name: '', email: '' },
    ...(language ? { language } : {}),
    ...(quotation ? { quotation } : {}),
    placedAt: placedAt ?? at,
    entries: [],
    reports: [],
  };
}

const isSame = (known: Account | undefined, next: Account): boolean =>
  known !== undefined &&
  known.entries.length === next.entries.length &&
  known.bill.version === next.bill.version &&
  known.userId === next.userId &&
  (['cancelledAt', 'dispatchedAt', 'deliveredAt', 'paidAt'] as const).every((field) => known[field] === next[field]);

/**
 * The result of an event: the account, with refunds of online payments that are not owed any more, and the news for open
 * pages.
 */
export function eventsOf(known: Account | undefined, changed: Account, { key, at, what }: AppliedEvent) {
  const note = what === 'cancelled' ? 'Order cancelled' : what === 'credited' ? 'Claim' : 'Part of the order cancelled';
  const account = sendBack(known, changed, { key, at, note });
  return { account, events: known ? [changedEvent(account), ...settledEvents(known, account)] : [] };
}
