import { createHash } from 'node:crypto';
import {
  type AccountEntry,
  type Account as AccountResponse,
  kindFields,
  orderNumber,
  type Shop,
  toRupees,
} from '@print-shop/contracts';
import {
  type Account,
  balancePaise,
  dueNowPaise,
  duePaise,
  type Entry,
  paidPaise,
  type Refund,
  stateOf,
} from './account.ts';
import { creditableOf } from './credits.ts';
import { onlinePaise } from './online.ts';
import { upiLink } from './upi-link.ts';

/** The reader of an account. Customers see neither the names of staff nor their notes. */
export type Reader = 'customer' | 'staff';

export interface Payee {
  shop: Shop;
  /** The smallest amount that a provider takes, in paise; undefined where the shop has none. */
  leastOnlinePaise: number | undefined;
}

export function toAccountResponse(
  account: Account,
  reader: Reader,
  { shop, leastOnlinePaise = Infinity }: Payee,
): AccountResponse {
  const { id, orderKind, userId, customer, quotation = '', entries, reports, opening, placedAt } = account;
  return {
    _id: id,
    ...kindFields(orderKind),
    user: userId,
    customer,
    quotation,
    state: stateOf(account),
    due: toRupees(duePaise(account)),
    paid: toRupees(paidPaise(account)),
    balance: toRupees(balancePaise(account)),
    dueNow: toRupees(dueNowPaise(account)),
    upi: upiOf(account, shop),
    canPayOnline: !account.cancelledAt && dueNowPaise(account) > 0 && dueNowPaise(account) >= leastOnlinePaise,
    refundable: toRupees(reader === 'staff' ? onlinePaise(account) : 0),
    refunds: (account.refunds ?? []).flatMap((refund) => toRefund(refund, reader) ?? []),
    creditable: (reader === 'staff' ? creditableOf(account) : []).map(({ line, name, leftPaise }) => ({
      line,
      name,
      amount: toRupees(leftPaise),
    })),
    entries: entries.map((entry) => toEntry(entry, reader)),
    reports: reports.map(({ utr, at }) => ({ utr, at: at.toISOString() })),
    ...(opening ? { opening: { reference: opening.reference } } : {}),
    placedAt: placedAt.toISOString(),
  };
}

function toRefund({ key, paise, state, at, note, failure = '' }: Refund, reader: Reader) {
  if (state === 'processed') return undefined;
  const isStaff = reader === 'staff';
  return {
    _id: idOf(key),
    amount: toRupees(paise),
    state,
    at: at.toISOString(),
    note: isStaff ? note : '',
    failure: isStaff ? failure : '',
  };
}

/** An id that says nothing of the key. */
const idOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 24);

export function toEntry(entry: Entry, reader: Reader): AccountEntry {
  const { key, kind, paise, way, utr, reference = '', at, by, note = '' } = entry;
  const isStaff = reader === 'staff';
  return {
    _id: idOf(key),
    kind,
    amount: toRupees(paise),
    at: at.toISOString(),
    ...(way ? { way } : {}),
    ...(utr ? { utr } : {}),
    reference: isStaff ? reference : '',
    by: isStaff || by === 'customer' ? by : 'shop',
    note: isStaff ? note : '',
  };
}

/** How what is due now is paid by UPI; null where nothing is, or the shop has no UPI id. */
export function upiOf(account: Account, { upiId, name }: Shop): AccountResponse['upi'] {
  const paise = dueNowPaise(account);
  if (!upiId || paise === 0) return null;
  const note = account.quotation
    ? `Quotation ${account.quotation}`
    : `Order ${orderNumber(account.id, account.orderKind)}`;
  return { id: upiId, payee: name, link: upiLink({ id: upiId, payee: name, paise, note, reference: account.id }) };
}
