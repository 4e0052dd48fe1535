import {
  type AccountState,
  type Bill,
  type EntryKind,
  type LanguageCode,
  type OrderKind,
  orderNumber,
  type PaymentWay,
} from '@print-shop/contracts';

/** One line of the ledger; it is never changed. */
export interface Entry {
  /** Its cause, once: the same event or request makes no second entry. */
  key: string;
  kind: EntryKind;
  /** More than 0. */
  paise: number;
  at: Date;
  /** customer, shop, or the name of a member of staff. */
  by: string;
  way?: PaymentWay | undefined;
  utr?: string | undefined;
  reference?: string | undefined;
  note?: string | undefined;
  /** The provider that took or sent the money; `reference` is its id for that. */
  provider?: string | undefined;
  /** The pieces that a credit is for, and how much of it is for them; releases before have not said how much. */
  lines?: { line: string; pieces: number; paise?: number | undefined }[] | undefined;
}

/** The payment that the customer reports, until staff confirm it. */
interface Report {
  utr: string;
  at: Date;
}

/** Money that a provider is to send back. It becomes an entry once the provider has. */
export interface Refund {
  /** The key by which the provider knows a repeated call. */
  key: string;
  provider: string;
  paymentId: string;
  paise: number;
  state: 'asked' | 'pending' | 'processed' | 'failed';
  at: Date;
  /** shop, or the name of a member of staff. */
  by: string;
  note: string;
  refundId?: string | undefined;
  /** Why it failed, in the provider's words. */
  failure?: string | undefined;
}

/** The ledger of one order. The amounts due, paid and owed are sums of its entries. */
export interface Account {
  /** Id of the order. */
  id: string;
  orderKind: OrderKind;
  /** Null for a guest. */
  userId: string | null;
  customer: { name: string; email: string };
  language?: LanguageCode | undefined;
  /** Number of the quotation that the order was. */
  quotation?: string | undefined;
  bill: Bill;
  placedAt: Date;
  paidAt?: Date | undefined;
  /** Set where it is from before the shop moved in. `invoice` is the number that was given there on delivery. */
  imported?: { at: Date; isDelivered: boolean; invoice?: string } | undefined;
  /** Set where it is no order but an amount that was open when the shop moved in. */
  opening?: { reference: string; key: string } | undefined;
  /** When the goods were handed over for delivery. */
  dispatchedAt?: Date | undefined;
  deliveredAt?: Date | undefined;
  cancelledAt?: Date | undefined;
  entries: Entry[];
  reports: Report[];
  /** By a provider, the oldest first. */
  refunds?: Refund[] | undefined;
  /** The provider's ids of payments and refunds that no settlement had yet. */
  unsettled?: string[] | undefined;
  /** The payments into the bank that staff have entered, by `bankReference`, and that no statement of the bank has had yet. */
  unbanked?: string[] | undefined;
}

/** Ways of payment that a statement of the bank shows. */
export const AT_BANK: readonly (PaymentWay | undefined)[] = ['upi', 'bank', 'cheque'];
/** The key of a payment until a statement of the bank has it: its UTR, or the key of its entry where staff gave none. */
export const bankReference = ({ utr, key }: Pick<Entry, 'utr' | 'key'>): string => utr || key;

/** Whether an entry raises what the customer owes, or lowers it. */
const SIGN: Record<EntryKind, 1 | -1> = {
  charge: 1,
  credit: -1,
  payment: -1,
  reversal: 1,
  refund: 1,
  'write-off': -1,
};

const sumOf = (entries: readonly Entry[], kinds: readonly EntryKind[]): number =>
  entries.reduce((sum, { kind, paise }) => (kinds.includes(kind) ? sum + SIGN[kind] * paise : sum), 0);

/** The total of the order, less cancellations and credits, in paise. */
export const duePaise = ({ entries }: Pick<Account, 'entries'>): number => sumOf(entries, ['charge', 'credit']);

/** The payments, less refunds and reversals, in paise. */
export const paidPaise = ({ entries }: Pick<Account, 'entries'>): number =>
  0 - sumOf(entries, ['payment', 'reversal', 'refund']);

/** The customer's debt, in paise; below 0 where the shop owes a refund. */
export const balancePaise = ({ entries }: Pick<Account, 'entries'>): number =>
  entries.reduce((sum, { kind, paise }) => sum + SIGN[kind] * paise, 0);

/** The refunds that the shop has asked of a provider and that have not left yet, in paise. */
export const pendingPaise = ({ refunds = [] }: Pick<Account, 'refunds'>): number =>
  refunds.filter(({ state }) => state === 'asked' || state === 'pending').reduce((sum, { paise }) => sum + paise, 0);

/** The amount to pay now, in paise: the advance until it is paid, then the rest. */
export function dueNowPaise(account: Pick<Account, 'entries' | 'bill' | 'cancelledAt'>): number {
  const rest = Math.max(0, balancePaise(account));
  const ofAdvance = (account.bill.advancePaise ?? 0) - paidPaise(account);
  return ofAdvance > 0 ? Math.min(rest, ofAdvance) : rest;
}

export function stateOf(account: Pick<Account, 'entries' | 'reports'>): AccountState {
  const balance = balancePaise(account);
  if (balance < 0) return 'refund-due';
  if (balance === 0) return 'settled';
  return account.reports.length > 0 ? 'reported' : 'open';
}

/**
 * The names by which a transfer may name an order, in lower case: its id and its number. Links to pay a bulk order had the last six
 * characters of its id in earlier releases.
 */
export const namesOf = ({ id, orderKind }: Pick<Account, 'id' | 'orderKind'>): string[] =>
  [id, orderNumber(id, orderKind), orderNumber(id)].map((name) => name.toLowerCase());

/** Lower-case words for the staff search. */
export function searchWords(account: Account): string[] {
  const { id, orderKind, customer, quotation = '', entries, reports, opening } = account;
  const utrs = [...entries, ...reports].flatMap(({ utr }) => utr ?? []);
  const words = [
    ...namesOf({ id, orderKind }),
    quotation,
    opening?.reference ?? '',
    ...customer.name.split(/\s+/),
    customer.email,
    ...utrs,
  ];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}
