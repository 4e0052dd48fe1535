import { createHash } from 'node:crypto';
import { type AccountEntry, type Account as AccountResponse, type Shop, toRupees } from '@print-shop/contracts';
import { type Account, balancePaise, dueNowPaise, duePaise, type Entry, paidPaise, stateOf } from './account.ts';
import { upiLink } from './upi-link.ts';

/** Who reads an account. Customers see neither the names of staff nor their notes. */
export type Reader = 'customer' | 'staff';

export function toAccountResponse(account: Account, reader: Reader, shop: Shop): AccountResponse {
  const { id, isBulk, userId, customer, quotation = '', entries, reports, placedAt } = account;
  return {
    ...{ _id: id, isBulk, user: userId, customer, quotation, state: stateOf(account) },
    due: toRupees(duePaise(account)),
    paid: toRupees(paidPaise(account)),
    balance: toRupees(balancePaise(account)),
    dueNow: toRupees(dueNowPaise(account)),
    upi: upiOf(account, shop),
    entries: entries.map((entry) => toEntry(entry, reader)),
    reports: reports.map(({ utr, at }) => ({ utr, at: at.toISOString() })),
    placedAt: placedAt.toISOString(),
  };
}

export function toEntry(entry: Entry, reader: Reader): AccountEntry {
  const { key, kind, paise, way, utr, reference = '', at, by, note = '' } = entry;
  const isStaff = reader === 'staff';
  return {
    _id: createHash('sha256').update(key).digest('hex').slice(0, 24),
    ...{ kind, amount: toRupees(paise), at: at.toISOString() },
    ...(way ? { way } : {}),
    ...(utr ? { utr } : {}),
    reference: isStaff ? reference : '',
    by: isStaff || by === 'customer' ? by : 'shop',
    note: isStaff ? note : '',
  };
}

function upiOf(account: Account, { upiId, name }: Shop): AccountResponse['upi'] {
  const paise = dueNowPaise(account);
  if (!upiId || paise === 0) return null;
  const note = account.quotation ? `Quotation ${account.quotation}` : `Order ${account.id.slice(-6).toUpperCase()}`;
  return { id: upiId, payee: name, link: upiLink({ id: upiId, payee: name, paise, note, reference: account.id }) };
}
