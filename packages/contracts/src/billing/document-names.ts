import type { InvoiceKind } from './choices.ts';

/** The names of the documents about money, on paper in English and on screens in both languages. */
export const DOCUMENT_NAMES = {
  en: {
    'tax-invoice': 'Tax invoice',
    'bill-of-supply': 'Bill of supply',
    'credit-note': 'Credit note',
    'receipt-voucher': 'Receipt voucher',
    'refund-voucher': 'Refund voucher',
    receipt: 'Receipt',
    'delivery-challan': 'Delivery challan',
    proforma: 'Proforma invoice',
  },
  hi: {
    'tax-invoice': 'टैक्स बिल',
    'bill-of-supply': 'आपूर्ति बिल',
    'credit-note': 'क्रेडिट नोट',
    'receipt-voucher': 'रसीद वाउचर',
    'refund-voucher': 'वापसी वाउचर',
    receipt: 'रसीद',
    'delivery-challan': 'डिलीवरी चालान',
    proforma: 'प्रोफ़ॉर्मा बिल',
  },
} satisfies Record<'en' | 'hi', Record<InvoiceKind, string>>;
