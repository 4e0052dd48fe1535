import type { StaffKind } from '@print-shop/contracts';

/** What the texts of a message are made from. Each kind uses what it needs; the rest is missing. */
export interface MessageData {
  /** Of the recipient. */
  name: string;
  /** The order, bulk order or contact message. */
  id?: string;
  totalPaise?: number;
  lines?: readonly { name: string; quantity: number }[];
  /** Why an order was cancelled, as the customer, staff or the shop wrote it. */
  reason?: string;
  /** Whether only some lines were cancelled. */
  isPart?: boolean;
  /** Whether it is about a bulk order, where a kind is about both. */
  isBulk?: boolean;
  /** What the rest of the order comes to. */
  leftPaise?: number;
  /** What was paid and is not owed any more. */
  refundDuePaise?: number;
  /** The new status of a bulk order. */
  status?: string;
  pieces?: number;
  /** Who caused it, for staff. */
  who?: string;
  product?: string;
  stock?: number;
  /** How often each kind happened, for the daily mail. */
  counts?: Partial<Record<StaffKind, number>>;
}

/** The number of an order as screens show it. */
export const numberOf = ({ id = '' }: Pick<MessageData, 'id'>): string => `#${id.slice(-6)}`;
/** The number of a bulk order as screens show it. */
export const bulkNumberOf = ({ id = '' }: Pick<MessageData, 'id'>): string => `#${id.slice(0, 8)}`;

const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An amount for people: 129900 → ₹1,299.00. */
export const rupeesOf = (paise: number): string => RUPEES.format(paise / 100);
