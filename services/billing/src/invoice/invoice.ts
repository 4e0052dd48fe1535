import {
  type BankAccount,
  type InvoiceKind,
  LARGEST_START,
  type LanguageCode,
  type OrderKind,
  orderNumber,
  SALE_KINDS,
} from '@print-shop/contracts';

/** A seller or a buyer, as they were on the day of the document. */
export interface Party {
  name: string;
  /** Empty for a customer without. */
  gstin: string;
  /** Code of the state in the GST returns. */
  stateCode: string;
  address: string;
}

/** Where the goods go, if not to the buyer's own address. */
export type Consignee = Omit<Party, 'gstin'>;

/** A line of a document; amounts in paise. */
export interface InvoiceLine {
  /** That of the order; missing for the delivery. */
  line?: string | undefined;
  name: string;
  /** The product type; missing for the delivery, and for what is no product. */
  type?: string | undefined;
  hsn: string;
  quantity: number;
  unit: string;
  /** Percent of GST. */
  rate: number;
  /** Of what bears no tax: rated at 0 % or exempt; missing for what is taxed. */
  supply?: 'nil' | 'exempt' | undefined;
  taxablePaise: number;
  cgstPaise: number;
  /** UTGST in a union territory without a legislature. */
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

export type InvoiceTotals = Pick<InvoiceLine, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'>;

/** A document before it has its number. */
export interface InvoiceDraft {
  kind: InvoiceKind;
  orderId: string;
  /** Its cause, once for each order: `order`, or the entry that a credit note credits. */
  cause: string;
  orderKind: OrderKind;
  userId: string | null;
  language?: LanguageCode | undefined;
  email: string;
  seller: Party;
  /** The seller's account for bank transfers; on documents that ask for money, if the shop has named one. */
  bank?: BankAccount | undefined;
  buyer: Party;
  consignee?: Consignee | undefined;
  /** Code of the state; 96 for what leaves India. */
  placeOfSupply: string;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  /** The invoice that a credit note or a receipt is about, or the receipt voucher of a refund. */
  corrects?: { id: string; number: string; issuedAt: Date } | undefined;
  reason: string;
  /** The amount that the order owes now, in paise, and the UPI link to pay it. It is read from the account, and not stored. */
  due?: { paise: number; upi: string } | undefined;
}

/** A document; it is never changed. */
export interface Invoice extends InvoiceDraft {
  id: string;
  number: string;
  issuedAt: Date;
  /** Set where another system has issued it: when it was brought along. */
  importedAt?: Date | undefined;
  /** Whether the shop has numbers before it that were not given, as its settings have raised the count. */
  opensSeries?: boolean | undefined;
}

/** Whether it is a document of what was sold, which the returns sum up. */
export const isSale = ({ kind }: Pick<Invoice, 'kind'>): boolean => SALE_KINDS.some((one) => one === kind);
/** Whether it asks for what was sold. */
export const isInvoice = ({ kind }: Pick<Invoice, 'kind'>): boolean =>
  kind === 'tax-invoice' || kind === 'bill-of-supply';

/** The financial year of a day, from April to March: 2027-03-31 is in `26-27`. */
export function financialYear(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/**
 * The place of an imported document among the documents of its kind. A number in the shop's own form, `INV/26-27/000318`, has its count in
 * the series of the year. Every other number is a series of its own.
 */
export function placeInSeries(number: string, prefix: string, year: string): { year: string; count: number } {
  const [begun, written, count] = number.split('/');
  const isOwn =
    begun === prefix &&
    written === year &&
    /^\d{1,6}$/.test(count ?? '') &&
    Number(count) > 0 &&
    Number(count) <= LARGEST_START;
  return isOwn ? { year, count: Number(count) } : { year: `${year} ${number}`, count: 0 };
}

const FIELDS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

export const totalsOf = (lines: readonly InvoiceLine[]): InvoiceTotals =>
  Object.fromEntries(FIELDS.map((field) => [field, lines.reduce((sum, line) => sum + line[field], 0)])) as never;

/** Codes of services begin with 99 (scheme of classification of services, notification 11/2017-Central Tax (Rate)). */
export const isServiceCode = (hsn: string): boolean => hsn.startsWith('99');

/** Lower-case words for the staff search. */
export function searchWords({
  number,
  orderId,
  orderKind,
  buyer,
  email,
  corrects,
}: Pick<Invoice, 'number' | 'orderId' | 'orderKind' | 'buyer' | 'email' | 'corrects'>): string[] {
  const numbers = [number, ...number.split('/'), ...(corrects ? [corrects.number] : [])];
  const words = [...numbers, orderId, orderNumber(orderId, orderKind), ...buyer.name.split(/\s+/), buyer.gstin, email];
  return [...new Set(words.map((word) => word.toLowerCase()).filter(Boolean))];
}
