import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'बिल',
  lead: 'बिल बदले नहीं जाते; क्रेडिट नोट उन्हें सुधारते हैं।',
  search: 'बिल खोजें',
  kind: 'प्रकार',
  all: 'सारे काग़ज़',
  kinds: {
    'tax-invoice': 'टैक्स बिल',
    'bill-of-supply': 'आपूर्ति बिल',
    'credit-note': 'क्रेडिट नोट',
    'receipt-voucher': 'रसीद वाउचर',
    'refund-voucher': 'वापसी वाउचर',
    receipt: 'रसीद',
    'delivery-challan': 'डिलीवरी चालान',
    proforma: 'प्रोफ़ॉर्मा बिल',
  },
  month: 'महीना',
  columns: {
    number: 'नंबर',
    date: 'तारीख़',
    customer: 'ग्राहक',
    kind: 'प्रकार',
    taxable: 'कर योग्य',
    tax: 'GST',
    total: 'कुल',
    pdf: 'फ़ाइल',
  },
  loading: 'बिल आ रहे हैं...',
  failed: 'बिल नहीं खुल पाए।',
  none: 'अभी कोई बिल नहीं है',
  noneHint: 'ऑर्डर पहुँचने पर उसका बिल बनता है।',
  noMatch: 'ऐसा कोई बिल नहीं मिला',
  corrects: (number) => `${number} के लिए`,
};
