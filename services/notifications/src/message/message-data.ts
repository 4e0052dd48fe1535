import {
  type ClaimKind,
  type ClaimRemedy,
  type InvoiceKind,
  type OrderKind,
  orderKindOf,
  orderNumber,
  orderPath,
  type StaffKind,
} from '@print-shop/contracts';

/** The page where an account's address is confirmed. A signed link in an email leads there. */
export const CONFIRM_PATH = '/confirm-email';

/** The page where the customer of a quotation reads it. A signed link in an email leads there. */
export const QUOTATION_PATH = '/quotation';

/** The page where the customer of a proof looks at it. A signed link in an email leads there. */
export const PROOF_PATH = '/proof';

/** The data for the texts of a message. Each kind uses what it needs; the rest is missing. */
export interface MessageData {
  /** Name of the recipient. */
  name: string;
  /** The order, bulk order or contact message. */
  id?: string;
  totalPaise?: number;
  lines?: readonly { name: string; quantity: number }[];
  /** Why an order was cancelled, as the customer, staff or the shop wrote it. */
  reason?: string;
  /** The same in Hindi, where the shop wrote it. */
  reasonHi?: string;
  /** The fault of the delivered pieces, their number, and the remedy. Without a remedy the shop gives none. */
  claim?: { kind: ClaimKind; pieces: number; remedy?: ClaimRemedy };
  /** Whether only some lines were cancelled. */
  isPart?: boolean;
  /** The kind of the order that `id` is; messages of release 0.2 have `isBulk`, or neither. */
  orderKind?: OrderKind;
  isBulk?: boolean;
  /** The total of the rest of the order. */
  leftPaise?: number;
  /** The amount that was paid and is not owed any more. */
  refundDuePaise?: number;
  /** The new payment; `leftPaise` is still owed. */
  paidPaise?: number;
  /** When an order is cancelled if still unpaid, in ISO 8601. */
  payBy?: string;
  /** Number and kind of an invoice or a credit note. */
  invoice?: { number: string; kind: InvoiceKind };
  /** The number that the bank gave a payment. */
  utr?: string;
  /** The new status of a bulk order. */
  status?: string;
  pieces?: number;
  /** The person who caused it, for staff. */
  who?: string;
  /** The messages of the other side about the order, oldest first. More than these are not quoted. */
  quotes?: readonly string[];
  moreQuotes?: number;
  /** How many files came with it. */
  files?: number;
  product?: string;
  stock?: number;
  /** Work that has failed again and again, and on what. */
  work?: { what: string; id: string; tries: number; reason: string };
  /** The queue whose messages could not be processed, and how many there are. */
  queue?: string;
  waiting?: number;
  /** The code by which a guest opens a bulk order; in messages that are never stored. */
  code?: string;
  /** Whether it is a guest's, who has no account to sign in to. */
  isGuests?: boolean;
  /** The number of a quotation, the day until which it holds, and the customer's answer. */
  quotation?: { number: string; validUntil?: string; answer?: 'accepted' | 'declined' };
  /** A proof: its id, what is printed, which version, and the customer's answer. */
  proof?: { id: string; name: string; version: number; answer?: 'approved' | 'changes-asked' };
  /** The fault of a file to print, in the language of the message. */
  faults?: readonly string[];
  /** The source of a code, with a key that no message has. */
  nonce?: string;
  /** Whether the person is asked to confirm their address. */
  confirms?: boolean;
  /** Whether staff try the message. Then its links open nothing, as their reader is not the customer. */
  isTest?: boolean;
  /** How often each kind happened, for the daily email. */
  counts?: Partial<Record<StaffKind, number>>;
}

type About = Pick<MessageData, 'id' | 'orderKind' | 'isBulk'>;

/** The number of an order as its customer reads it on screens and invoices. */
export const numberOf = (data: About): string => `#${orderNumber(data.id ?? '', orderKindOf(data))}`;
/** The number of a bulk order, also in a message of release 0.2 that does not say that it is one. */
export const bulkNumberOf = ({ id = '' }: About): string => `#${orderNumber(id, 'bulk-order')}`;
export const orderPathOf = (data: About): string => orderPath(orderKindOf(data), data.id ?? '');

/** The kind of a guest's order. An order of a guest was a quotation, which not every message says; others are bulk orders. */
export const guestOrderKind = ({ orderKind, isBulk, quotation }: MessageData): OrderKind =>
  orderKind ?? (quotation !== undefined || isBulk === false ? 'order' : 'bulk-order');

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount for people: 129900 → ₹1,299.00. */
export const rupeesOf = (paise: number): string => RUPEES.format(paise / 100);

const dayIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};
/** A day for people: 2026-01-31 → 31 January 2026. */
export const dayInEnglish = dayIn('en-IN');
export const dayInHindi = dayIn('hi-IN');

const timeIn = (locale: string) => {
  const parts = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Kolkata' });
  return (iso: string): string => format.format(new Date(iso));
};
/** A time for people, in India: 31 January at 4:05 pm. */
export const timeInEnglish = timeIn('en-IN');
export const timeInHindi = timeIn('hi-IN');
