import {
  billingAccountChanged,
  billingChangeRecorded,
  billingPaymentReceived,
  billingPaymentRefunded,
  billingPaymentReported,
  changeRecord,
  toRupees,
  type Writer,
} from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import { type Account, balancePaise, type Entry } from './account.ts';

const aboutOf = ({ id: orderId, isBulk, userId, customer, language }: Account) => ({
  ...{ orderId, isBulk, userId, customer },
  ...(language ? { language } : {}),
});

/** Tells open pages that the order has changed the account. */
export const changedEvent = (account: Account): OutboxEntry => outboxEntry(billingAccountChanged, aboutOf(account));

/** Tells staff what the customer says they paid. */
export const reportedEvent = (account: Account, utr: string): OutboxEntry =>
  outboxEntry(billingPaymentReported, { ...aboutOf(account), utr, balancePaise: Math.max(0, balancePaise(account)) });

/** What an entry of staff tells the others, and its record. `account` has the entry. */
export function enteredEvents(account: Account, { kind, paise, way, note }: Entry, writer: Writer): OutboxEntry[] {
  const about = { ...aboutOf(account), paise, by: 'shop' };
  const owed = Math.max(0, balancePaise(account));
  const label = `Order ${account.id.slice(-6)}`;
  // The audit trail cannot be changed later, so it gets neither the payer nor the number of the payment.
  const after = { amount: toRupees(paise), ...(way ? { way } : {}), ...(note ? { note } : {}) };
  const record = changeRecord(writer, { kind: 'account', id: account.id, label, action: kind, before: {}, after });
  return [
    // A reduced balance may be nothing after a write-off, too: the order is settled then.
    ...(kind === 'payment' || kind === 'write-off'
      ? [outboxEntry(billingPaymentReceived, { ...about, paise: kind === 'payment' ? paise : 0, balancePaise: owed })]
      : []),
    ...(kind === 'refund' ? [outboxEntry(billingPaymentRefunded, about)] : []),
    outboxEntry(billingChangeRecorded, record),
  ];
}
