/** What a document about money is. */
export const INVOICE_KINDS = ['tax-invoice', 'bill-of-supply', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Entries of an account. Charges, refunds and reversals raise what the customer owes; the others lower it. */
export const ENTRY_KINDS = ['charge', 'credit', 'payment', 'reversal', 'refund', 'write-off'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** Those that staff make. The others follow from what happens to the order. */
export const STAFF_ENTRY_KINDS = ['payment', 'reversal', 'refund', 'write-off'] as const;

/** How money came or went. */
export const PAYMENT_WAYS = ['upi', 'cash', 'bank', 'card', 'cheque', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/**
 * Where an account stands: something is owed; the customer says that they paid; nothing is owed; the shop owes a refund.
 */
export const ACCOUNT_STATES = ['open', 'reported', 'settled', 'refund-due'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** How far the refund of a provider is, until it is sent: it was not asked yet, it is at work, it has refused. */
export const REFUND_STATES = ['asked', 'pending', 'failed'] as const;

/** The number that a bank gives a UPI payment: 12 digits (NPCI's UPI specification calls it RRN). */
export const isUtr = (text: string): boolean => /^\d{12}$/.test(text);

/** Unit quantity codes of the GST returns that a print shop needs. */
export const TAX_UNITS = ['PCS', 'NOS', 'SET', 'BOX', 'MTR', 'SQM', 'KGS', 'OTH'] as const;
/** What a rule is for: everything without another, a product type, one product. */
export const TAX_SCOPES = ['all', 'type', 'product'] as const;
/** `nil` is rated 0 %, `exempt` is not taxed. Both are on a bill of supply. */
export const TAX_KINDS = ['taxable', 'nil', 'exempt'] as const;

/** Tables of the return of outward supplies (form GSTR-1). */
export const GSTR1_TABLES = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil', 'hsn-b2b', 'hsn-b2c', 'docs'] as const;
export type Gstr1Table = (typeof GSTR1_TABLES)[number];

/** Statements of banks that the shop reads, as they are downloaded from net banking; `other` names its columns. */
export const BANK_LAYOUTS = ['hdfc', 'icici', 'sbi', 'other'] as const;
export type BankLayout = (typeof BANK_LAYOUTS)[number];
/**
 * How sure it is whose payment a row is: reference or reported UTR and amount are right; one of them is; it was entered
 * before; nobody owes that.
 */
export const STATEMENT_MATCHES = ['sure', 'unsure', 'entered', 'none'] as const;
export type StatementMatch = (typeof STATEMENT_MATCHES)[number];
