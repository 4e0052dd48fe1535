import {
  billingAccountChanged,
  billingAccountCredited,
  billingChangeRecorded,
  billingPaymentReceived,
  billingPaymentRefunded,
  billingPaymentReported,
  changeRecord,
  kindFields,
  orderNumber,
  toRupees,
  type Writer,
} from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import { type Account, balancePaise, type Entry, paidPaise } from './account.ts';
import { isByStaff } from './credits.ts';

const accountReference = ({ id: orderId, orderKind, userId, customer, language }: Account) => ({
  orderId,
  ...kindFields(orderKind),
  userId,
  customer,
  ...(language ? { language } : {}),
});

/** Tells open pages that the order has changed the account. */
export const changedEvent = (account: Account): OutboxEntry =>
  outboxEntry(billingAccountChanged, accountReference(account));

/** Tells staff what the customer says they paid. */
export const reportedEvent = (account: Account, utr: string): OutboxEntry =>
  outboxEntry(billingPaymentReported, {
    ...accountReference(account),
    utr,
    balancePaise: Math.max(0, balancePaise(account)),
  });

const receivedEvent = (account: Account, paise: number): OutboxEntry => {
  const balance = balancePaise(account);
  const left = { balancePaise: Math.max(0, balance), refundDuePaise: Math.max(0, -balance) };
  return outboxEntry(billingPaymentReceived, {
    ...accountReference(account),
    paise,
    by: 'shop',
    ...left,
    billedPaise: account.bill.totalPaise,
  });
};

/** The event of an account that was paid in part and owes nothing any more, as its order became cheaper or was credited. */
export const settledEvents = (before: Account, after: Account): OutboxEntry[] =>
  balancePaise(before) > 0 && balancePaise(after) <= 0 && paidPaise(after) > 0 && !after.cancelledAt
    ? [receivedEvent(after, 0)]
    : [];

/** The events of a payment, a write-off or a refund. `account` has the entry. */
export function moneyEvents(account: Account, { kind, paise }: Entry): OutboxEntry[] {
  const about = { ...accountReference(account), paise, by: 'shop' };
  // An order is settled by a write-off, too.
  if (kind === 'payment' || kind === 'write-off') return [receivedEvent(account, kind === 'payment' ? paise : 0)];
  return kind === 'refund' ? [outboxEntry(billingPaymentRefunded, about)] : [];
}

const labelOf = ({ id, orderKind }: Account): string => `Order ${orderNumber(id, orderKind)}`;

/** The event of an entry of staff, and its record. `account` has the entry. */
export function enteredEvents(account: Account, entry: Entry, writer: Writer): OutboxEntry[] {
  const { kind, paise, way, note } = entry;
  const label = labelOf(account);
  // The audit trail cannot be changed later, so it gets neither the payer nor the number of the payment.
  const after = { amount: toRupees(paise), ...(way ? { way } : {}), ...(note ? { note } : {}) };
  const record = changeRecord(writer, { kind: 'account', id: account.id, label, action: kind, before: {}, after });
  return [...moneyEvents(account, entry), outboxEntry(billingChangeRecorded, record)];
}

/** The record of a refund that staff ask the provider for. */
export function refundRecord(account: Account, paise: number, note: string, writer: Writer): OutboxEntry {
  const about = { kind: 'account', id: account.id, label: labelOf(account), action: 'refund-asked' };
  const after = { amount: toRupees(paise), ...(note ? { note } : {}) };
  return outboxEntry(billingChangeRecorded, changeRecord(writer, { ...about, kind: 'account', before: {}, after }));
}

/** The event of a credit of staff, with the refund that they have paid, and its record. */
export function creditedEvents(
  before: Account,
  account: Account,
  { credit, refund }: { credit: Entry; refund?: Entry },
  writer: Writer,
): OutboxEntry[] {
  const about = { kind: 'account', id: account.id, label: labelOf(account), action: 'credit' } as const;
  const after = { amount: toRupees(credit.paise), note: credit.note ?? '' };
  return [
    outboxEntry(billingAccountCredited, {
      ...accountReference(account),
      paise: credit.paise,
      creditedPaise: account.entries.filter(isByStaff).reduce((sum, { paise }) => sum + paise, 0),
    }),
    changedEvent(account),
    ...settledEvents(before, account),
    ...(refund ? moneyEvents(account, refund) : []),
    outboxEntry(billingChangeRecorded, changeRecord(writer, { ...about, before: {}, after })),
  ];
}
