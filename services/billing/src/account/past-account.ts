import type { EventData, orderImported } from '@print-shop/contracts';
import type { Account, Entry } from './account.ts';

/** Keys of payments that another system has taken. It has given their receipts, too. */
const IMPORTED = 'imported:';

/** Whether a payment was taken before the shop moved in. */
export const isImportedPayment = ({ key }: Pick<Entry, 'key'>): boolean => key.startsWith(IMPORTED);

/** The account of an order from before the shop moved in: what it came to, and what was paid for it there. */
export function pastAccount({
  orderId,
  userId,
  customer,
  placedAt,
  bill,
  imported,
}: EventData<typeof orderImported>): Account | undefined {
  if (!bill || !placedAt) return undefined;
  const { paidPaise, paidAt, way, deliveredAt, importedAt, invoice } = imported;
  const at = new Date(placedAt);
  const by = 'shop';
  const entries: Entry[] = [];
  if (bill.totalPaise > 0)
    entries.push({ key: `order:${bill.version}`, kind: 'charge', paise: bill.totalPaise, at, by });
  if (paidPaise > 0)
    entries.push({
      key: `${IMPORTED}payment`,
      kind: 'payment',
      paise: paidPaise,
      at: new Date(paidAt ?? placedAt),
      by,
      way,
    });
  const delivered = deliveredAt ? { deliveredAt: new Date(deliveredAt), dispatchedAt: new Date(deliveredAt) } : {};
  return {
    id: orderId,
    orderKind: 'order',
    userId,
    customer: { name: customer?.name ?? '', email: customer?.email ?? '' },
    bill,
    placedAt: at,
    ...(paidPaise >= bill.totalPaise && paidAt ? { paidAt: new Date(paidAt) } : {}),
    ...delivered,
    imported: {
      at: new Date(importedAt),
      isDelivered: deliveredAt !== undefined,
      ...(invoice ? { invoice } : {}),
    },
    entries,
    reports: [],
  };
}

/**
 * Adds the past of an order to its account, which another event of the order has begun. That event has charged what the order costs since
 * then, which is nothing where it is cancelled. So the charge of the past counts only where it is the same.
 */
export function withPast(known: Account, past: Account): Account {
  const has = ({ entries }: Account, { key }: Entry) => entries.some((one) => one.key === key);
  return {
    ...past,
    ...known,
    placedAt: past.placedAt,
    imported: past.imported,
    dispatchedAt: past.dispatchedAt ?? known.dispatchedAt,
    deliveredAt: past.deliveredAt ?? known.deliveredAt,
    paidAt: past.paidAt ?? known.paidAt,
    entries: [
      ...past.entries.filter((entry) => entry.kind !== 'charge' || has(known, entry)),
      ...known.entries.filter((entry) => !has(past, entry)),
    ],
  };
}

/** An amount that a customer owed, or had paid too much, when the shop moved in. */
export interface OpeningBalance {
  id: string;
  customer: Account['customer'];
  /** Owed to the shop; below 0 where the shop owes it. */
  paise: number;
  /** Since when. */
  at: Date;
  /** The bill or account of the old system. */
  reference: string;
  /** Tells it from all others: customer and reference. */
  key: string;
}

/** The account of an opening balance. It is no order: nothing is delivered or invoiced for it. */
export function openingAccount(
  { id, key, customer, paise, at, reference }: OpeningBalance,
  by: string,
  now: Date,
): Account {
  const entry = { key: `${IMPORTED}balance`, at, by, note: reference };
  return {
    id,
    orderKind: 'order',
    userId: null,
    customer,
    bill: { version: 0, lines: [], shippingPaise: 0, totalPaise: Math.max(0, paise) },
    placedAt: at,
    deliveredAt: at,
    opening: { reference, key },
    imported: { at: now, isDelivered: true },
    entries: [
      paise > 0 ? { ...entry, kind: 'charge', paise } : { ...entry, kind: 'payment', paise: -paise, way: 'other' },
    ],
    reports: [],
  };
}
