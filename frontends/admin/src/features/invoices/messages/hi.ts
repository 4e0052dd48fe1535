import { DOCUMENT_NAMES } from '@print-shop/contracts/client';
import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'बिल',
  lead: 'बिल बदले नहीं जाते; क्रेडिट नोट उन्हें सुधारते हैं।',
  search: 'बिल खोजें',
  kind: 'प्रकार',
  kinds: DOCUMENT_NAMES.hi,
  month: 'महीना',
  columns: {
    number: 'नंबर',
    date: 'तारीख',
    customer: 'ग्राहक',
    kind: 'प्रकार',
    taxable: 'कर योग्य',
    tax: 'GST',
    total: 'कुल',
    pdf: 'फ़ाइल',
  },
  eInvoice: 'ई-इनवॉइस',
  eInvoiceOf: (number) => `${number}: ई-इनवॉइस`,
  eInvoiceFailed: 'ई-इनवॉइस लोड नहीं हो पाया। फिर कोशिश कीजिए।',
  loading: 'बिल आ रहे हैं...',
  failed: 'बिल नहीं खुल पाए।',
  none: 'अभी कोई बिल नहीं है',
  noneHint: 'ऑर्डर पहुँचने पर उसका बिल बनता है।',
  noMatch: 'ऐसा कोई बिल नहीं मिला',
  corrects: (number) => `${number} के लिए`,
};
