import { type EntryKind, type Text, toRupees } from '@print-shop/contracts';
import { conflict } from '@print-shop/service-kit/errors';
import { type Account, AT_BANK, balancePaise, bankReference, type Entry, paidPaise, pendingPaise } from './account.ts';

/**
 * The account with an entry of staff; `undefined` when the entry is there already. A payment confirms the customer's report
 * of its UTR. Throws conflict for a UTR that was entered before, and for more than was paid or is owed.
 */
export function enter(account: Account, entry: Entry): Account | undefined {
  const { entries, reports } = account;
  if (entries.some(({ key }) => key === entry.key)) return undefined;
  if (entry.utr && entries.some(({ utr, kind }) => utr === entry.utr && kind === entry.kind)) throw sameUtr();
  const most = largestAmount(account, entry.kind);
  if (entry.paise > most) throw conflict(tooMuch(entry.kind, most), 'amount-too-high');
  const unbanked =
    entry.kind === 'payment' && (entry.utr || AT_BANK.includes(entry.way)) && !isFromStatement(entry)
      ? [...(account.unbanked ?? []), bankReference(entry)]
      : undefined;
  return {
    ...account,
    ...(unbanked ? { unbanked } : {}),
    entries: [...entries, entry],
    reports: entry.kind === 'payment' ? reports.filter(({ utr }) => utr !== entry.utr) : reports,
  };
}

/** The key of a payment in a bank's statement, the same for everybody who enters it. */
export const statementKey = (reference: string): string => `statement:${reference}`;
/** The key of a row without a UTR. One row is one payment in the whole shop. */
export const rowKey = (rowId: string): string => statementKey(`row:${rowId}`);
/** The key of a payment that counts once in the whole shop: its UTR, or its row in a bank's statement. */
export const bankNumberOf = ({ kind, utr, key }: Entry): string | undefined =>
  kind !== 'payment' ? undefined : utr || (key.startsWith(rowKey('')) ? key : undefined);
const isFromStatement = ({ key }: Entry): boolean => key.startsWith(statementKey(''));

/** The most that an entry can be, in paise. A payment may be more than is owed: the rest is to be refunded. */
function largestAmount(account: Account, kind: EntryKind): number {
  if (kind === 'payment') return Number.MAX_SAFE_INTEGER;
  return Math.max(0, kind === 'write-off' ? balancePaise(account) : paidPaise(account) - pendingPaise(account));
}

export const sameUtr = () =>
  conflict(
    { en: 'A payment with this UTR was entered before.', hi: 'इस UTR का पेमेंट पहले ही दर्ज है।' },
    'utr-entered-before',
  );
const tooMuch = (kind: EntryKind, most: number): Text =>
  kind === 'write-off'
    ? { en: `Only ₹${toRupees(most)} is owed.`, hi: `बकाया सिर्फ़ ₹${toRupees(most)} है।` }
    : { en: `Only ₹${toRupees(most)} was paid.`, hi: `सिर्फ़ ₹${toRupees(most)} दिए गए थे।` };
