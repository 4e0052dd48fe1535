import {
  type BankAccount,
  dayOf,
  documentNumberKey,
  documentNumberParts,
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

/** Amounts in paise. */
export interface InvoiceLine {
  /** Line of the order; missing for the delivery. */
  line?: string | undefined;
  name: string;
  /** The product type; missing for the delivery, and for what is no product. */
  type?: string | undefined;
  hsn: string;
  quantity: number;
  unit: string;
  /** Percent of GST. */
  rate: number;
  /** Why a line bears no tax: rated at 0 % or exempt; missing where it is taxed. */
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
  /** The order whose document had its number before; only where another system has issued it. */
  sharedWith?: { orderId: string; orderKind: OrderKind } | undefined;
  /** Whether the shop has numbers before it that were not given, as its settings have raised the count. */
  opensSeries?: boolean | undefined;
}

/** Whether it is a document of what was sold, which the returns sum up. */
export const isSale = ({ kind }: Pick<Invoice, 'kind'>): boolean => SALE_KINDS.some((one) => one === kind);
/** Whether it asks for what was sold. */
export const isInvoice = ({ kind }: Pick<Invoice, 'kind'>): boolean =>
  kind === 'tax-invoice' || kind === 'bill-of-supply';

/** The place of a document among those of its kind. */
export interface SeriesPlace {
  year: string;
  /** From 1; 0 in a series of its own. */
  count: number;
}

/** The places that documents with a number of a financial year may have: in the series of the shop's own, and as a series of its own. */
export function placesOf(number: string, year: string): SeriesPlace[] {
  const own = documentNumberParts(number);
  const alone = { year: documentNumberKey(number, year), count: 0 };
  return own ? [{ year: own.year, count: own.count }, alone] : [alone];
}

/**
 * The places for an imported document of a financial year, the best first. A number with the shop's prefix takes its place in the series, so
 * that counting goes on after it. The last place is free for each order.
 */
export function importedPlaces(number: string, year: string, prefix: string, orderId: string): SeriesPlace[] {
  const own = documentNumberParts(number);
  const key = documentNumberKey(number, year);
  return [
    ...(own && own.prefix === prefix && own.count <= LARGEST_START ? [{ year: own.year, count: own.count }] : []),
    { year: key, count: 0 },
    { year: `${key} ${orderId}`, count: 0 },
  ];
}

const FIELDS = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise', 'totalPaise'] as const;

export const totalsOf = (lines: readonly InvoiceLine[]): InvoiceTotals =>
  Object.fromEntries(FIELDS.map((field) => [field, lines.reduce((sum, line) => sum + line[field], 0)])) as never;

/** A day in India as documents and returns write it: 23/11/2026. */
export const writtenDay = (at: Date): string => dayOf(at).split('-').toReversed().join('/');

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
