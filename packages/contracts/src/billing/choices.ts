/** Documents of what was sold, which the returns sum up. */
export const SALE_KINDS = ['tax-invoice', 'bill-of-supply', 'credit-note'] as const;
/**
 * The kind of a document about money. A receipt voucher is for money that was paid before the invoice. A refund voucher is for
 * money of it that was given back without an invoice. A receipt is for money that was paid after the invoice.
 */
export const INVOICE_KINDS = [
  ...SALE_KINDS,
  'receipt-voucher',
  'refund-voucher',
  'receipt',
  'delivery-challan',
  'proforma',
] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** Those whose numbers the returns count. */
export const RETURNED_KINDS = [...SALE_KINDS, 'receipt-voucher', 'refund-voucher'] as const;
export const PAPERS = ['a4', '80mm'] as const;
export type Paper = (typeof PAPERS)[number];

/** Entries of an account. Charges, refunds and reversals raise what the customer owes; the others lower it. */
export const ENTRY_KINDS = ['charge', 'credit', 'payment', 'reversal', 'refund', 'write-off'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** Those that staff make. The others follow from what happens to the order. */
export const STAFF_ENTRY_KINDS = ['payment', 'reversal', 'refund', 'write-off'] as const;

export const PAYMENT_WAYS = ['upi', 'cash', 'bank', 'card', 'cheque', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
/** Nobody may receive this sum or more in cash for one sale, in rupees (Income-tax Act, 1961, section 269ST). */
export const FORBIDDEN_CASH_RUPEES = 200_000;

/**
 * Where an account stands: something is owed; the customer says that they paid; nothing is owed; the shop owes a refund.
 */
export const ACCOUNT_STATES = ['open', 'reported', 'settled', 'refund-due'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The states of a refund that the provider has not sent yet: not requested, in progress, or rejected by the provider. */
export const REFUND_STATES = ['asked', 'pending', 'failed'] as const;

/** The number that a bank gives a UPI payment: 12 digits (NPCI's UPI specification calls it RRN). */
export const isUtr = (text: string): boolean => /^\d{12}$/.test(text);

/** Unit quantity codes of the GST returns that a print shop needs. */
export const TAX_UNITS = ['PCS', 'NOS', 'SET', 'BOX', 'MTR', 'SQM', 'KGS', 'OTH'] as const;
/** The subject of a rule: everything without another rule, a product type, or one product. */
export const TAX_SCOPES = ['all', 'type', 'product'] as const;
/** `nil` is rated 0 %, `exempt` is not taxed. Both are on a bill of supply. */
export const TAX_KINDS = ['taxable', 'nil', 'exempt'] as const;

/** The sums of revenue: by day, product type or customer. */
export const REVENUE_BY = ['day', 'type', 'customer'] as const;
export type RevenueBy = (typeof REVENUE_BY)[number];
/** The ages of debts in days: up to 30, to 60, to 90, and older. */
export const OWED_AGES = [0, 31, 61, 91] as const;

/** Tables of the return of outward supplies (form GSTR-1). */
export const GSTR1_TABLES = [
  'b2b',
  'b2cl',
  'exp',
  'b2cs',
  'cdnr',
  'cdnur',
  'nil',
  'at',
  'atadj',
  'hsn-b2b',
  'hsn-b2c',
  'docs',
] as const;
export type Gstr1Table = (typeof GSTR1_TABLES)[number];

/** Statements of banks that the shop reads, as they are downloaded from net banking; `other` names its columns. */
export const BANK_LAYOUTS = ['hdfc', 'icici', 'sbi', 'other'] as const;
export type BankLayout = (typeof BANK_LAYOUTS)[number];
/**
 * How sure it is whose payment a row is: reference or reported UTR and amount are right; one of them is; it was entered
 * before; nobody owes that.
 */
export const STATEMENT_MATCHES = ['sure', 'unsure', 'entered', 'none', 'unread'] as const;
/** Why a row of a statement cannot be read: what is wrong with it. */
export const STATEMENT_FAULTS = ['amount', 'date', 'direction'] as const;
export type StatementFault = (typeof STATEMENT_FAULTS)[number];
export type StatementMatch = (typeof STATEMENT_MATCHES)[number];

/**
 * The differences between the ledger and the provider or the bank. A payment is settled but not in the ledger, in it with another
 * amount, in it and never settled, or in it and in no statement of the bank. A settlement has paid out another sum than its
 * payments less refunds, fees and the tax on these.
 */
export const DIFFERENCE_KINDS = [
  'not-in-ledger',
  'other-amount',
  'not-settled',
  'not-at-bank',
  'other-payout',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
