import { type Bill, type PaymentWay, sharesOf, toRupees } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';
import { type Account, duePaise, type Entry, paidPaise, pendingPaise } from './account.ts';
import { onlinePaise, owedBack, refundsFor } from './online.ts';

/** Stands for the delivery among the lines of a credit. */
export const DELIVERY = 'delivery';

const CLAIM = 'claim:';
const STAFF = 'staff-credit:';
export const claimKey = (id: string): string => CLAIM + id;
const staffCreditKey = (key: string): string => STAFF + key;
export const isByStaff = ({ key }: Pick<Entry, 'key'>): boolean => key.startsWith(STAFF);

/** Whether a credit was given while the order stayed as it is: for a claim, or by staff. Others are for what was cancelled. */
export const isAllowance = ({ key, kind }: Pick<Entry, 'key' | 'kind'>): boolean =>
  kind === 'credit' && (key.startsWith(CLAIM) || key.startsWith(STAFF));

/** The part of an allowance for lines that were cancelled since, in paise. It is all of it when the order was cancelled. */
const ofCancelledPaise = ({ paise, lines = [] }: Entry, { bill, cancelledAt }: Account): number =>
  cancelledAt
    ? paise
    : lines
        .filter(({ line }) => line !== DELIVERY && bill.lines.every(({ id }) => id !== line))
        .reduce((sum, part) => sum + (part.paise ?? 0), 0);

/**
 * The sum that the order itself was charged so far, in paise. Allowances are kept apart from it, except for what was
 * cancelled later: a cancellation credits only the rest.
 */
export const chargedPaise = (account: Account): number =>
  account.entries.reduce((sum, entry) => {
    if (entry.kind === 'charge') return sum + entry.paise;
    if (entry.kind !== 'credit') return sum;
    return sum - (isAllowance(entry) ? ofCancelledPaise(entry, account) : entry.paise);
  }, 0);

/** The claimed lines with what of the refund is for each, by what their pieces cost; as they are where none is on the bill. */
export function withShares(lines: Entry['lines'], paise: number, bill: Bill): Entry['lines'] {
  const found = (lines ?? []).flatMap((claimed) => {
    const line = bill.lines.find(({ id }) => id === claimed.line);
    return line ? [{ ...claimed, cost: Math.round((line.paise * claimed.pieces) / line.quantity) }] : [];
  });
  if (found.length === 0) return lines;
  const shares = sharesOf(
    paise,
    found.map(({ cost }) => cost),
  );
  return found.map(({ line, pieces }, index) => ({ line, pieces, paise: shares[index] ?? 0 }));
}

/** A line of an order, or its delivery, with what of it can still be credited. */
interface Creditable {
  line: string;
  name: string;
  pieces: number;
  /** The charged sum, and the part of it that was not credited yet. */
  chargedPaise: number;
  leftPaise: number;
}

/** The sums that staff can still credit: the lines that were not cancelled, less their credits. */
export function creditableOf(account: Account): Creditable[] {
  const { bill, cancelledAt, entries } = account;
  if (cancelledAt) return [];
  const given = entries.filter(isAllowance).flatMap(({ lines = [] }) => lines);
  const lines = [
    ...bill.lines.map(({ id, name, quantity, paise }) => ({ line: id, name, pieces: quantity, chargedPaise: paise })),
    { line: DELIVERY, name: 'Delivery', pieces: 1, chargedPaise: bill.shippingPaise },
  ];
  return lines.flatMap((one) => {
    const before = given.filter(({ line }) => line === one.line).reduce((sum, { paise = 0 }) => sum + paise, 0);
    const leftPaise = one.chargedPaise - before;
    return leftPaise > 0 ? [{ ...one, leftPaise }] : [];
  });
}

/** The credit that staff give. The money goes back by the provider, or has gone back another way. */
export interface CreditAsked extends Pick<Entry, 'key' | 'at' | 'by'> {
  /** Across all lines, in paise; or for some of them. */
  paise?: number | undefined;
  lines?: { line: string; paise: number }[] | undefined;
  reason: string;
  refundBy: 'provider' | PaymentWay;
  reference: string;
  /** The smallest refund that the provider makes, in paise. */
  leastOnlinePaise?: number | undefined;
}

/**
 * The account with a credit of staff, and with the refund of what of it was paid; `undefined` when the credit is there already.
 * Throws conflict for a line that is not charged, for more than is charged, and for more than the provider can send back.
 */
export function giveCredit(
  account: Account,
  { key: of, at, by, paise, lines, reason: note, refundBy, reference, leastOnlinePaise = 0 }: CreditAsked,
): { account: Account; credit: Entry; refund?: Entry } | undefined {
  const key = staffCreditKey(of);
  if (account.entries.some((entry) => entry.key === key)) return undefined;
  const parts = partsOf(account, { paise, lines });
  const sum = parts.reduce((total, part) => total + part.paise, 0);
  const credit: Entry = { key, kind: 'credit', paise: sum, lines: parts, note, at, by };
  const credited = { ...account, entries: [...account.entries, credit] };
  const back = Math.min(sum, owedBack(credited), Math.max(0, paidPaise(account) - pendingPaise(account)));
  if (back === 0) return { account: credited, credit };
  if (refundBy === 'provider') {
    const refunds = back <= onlinePaise(credited) && refundsFor(credited, back, { key, at, by, note });
    if (!refunds) throw notOnline(onlinePaise(credited));
    if (refunds.some((one) => one.paise < leastOnlinePaise)) throw tooLittle(leastOnlinePaise);
    return { account: { ...credited, refunds: [...(account.refunds ?? []), ...refunds] }, credit };
  }
  const refund: Entry = { key: `${key}:refund`, kind: 'refund', paise: back, way: refundBy, reference, note, at, by };
  return { account: { ...credited, entries: [...credited.entries, refund] }, credit, refund };
}

/** The lines of a credit, and how many pieces their amounts come to. */
function partsOf(account: Account, { paise, lines }: Pick<CreditAsked, 'paise' | 'lines'>) {
  const left = creditableOf(account);
  const most = Math.min(
    duePaise(account),
    left.reduce((sum, { leftPaise }) => sum + leftPaise, 0),
  );
  const shares = sharesOf(
    paise ?? 0,
    left.map(({ leftPaise }) => leftPaise),
  );
  const unknown = lines?.find(({ line }) => left.every((one) => one.line !== line));
  if (unknown) throw noSuchLine();
  const parts = left.flatMap(({ line, pieces, chargedPaise: charged, leftPaise }, index) => {
    const wanted = lines
      ? lines.filter((one) => one.line === line).reduce((sum, one) => sum + one.paise, 0)
      : shares[index];
    if (!wanted) return [];
    if (lines && wanted > leftPaise) throw tooMuch(leftPaise);
    return [{ line, pieces: Math.max(1, Math.round((pieces * wanted) / charged)), paise: wanted }];
  });
  const sum = lines ? parts.reduce((total, part) => total + part.paise, 0) : (paise ?? 0);
  if (sum > most) throw tooMuch(most);
  return parts;
}

const noSuchLine = () =>
  conflict({ en: 'Nothing is charged for this item.', hi: 'इस आइटम का कुछ नहीं लिया गया है।' }, 'line-not-charged');
const tooMuch = (most: number) =>
  conflict(
    {
      en: `Only ₹${toRupees(most)} can be credited.`,
      hi: `सिर्फ़ ₹${toRupees(most)} घटाए जा सकते हैं।`,
    },
    'amount-too-high',
  );
/** A provider takes no payment and no refund that is smaller. */
export const tooLittle = (leastPaise: number) =>
  conflict(
    {
      en: `Only ₹${toRupees(leastPaise)} and more go online. Please choose another way.`,
      hi: `ऑनलाइन ₹${toRupees(leastPaise)} या उससे ज़्यादा ही जा सकता है। दूसरा तरीका चुनिए।`,
    },
    'amount-too-low',
  );
const notOnline = (most: number) =>
  conflict(
    {
      en: `Only ₹${toRupees(most)} can be sent back online. Please choose another way.`,
      hi: `ऑनलाइन सिर्फ़ ₹${toRupees(most)} लौटाए जा सकते हैं। कोई और तरीका चुनिए।`,
    },
    'not-paid-online',
  );
