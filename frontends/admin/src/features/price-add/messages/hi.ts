import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pageTitle: 'दाम जोड़ें',
  title: 'दाम की सूची',
  lead: 'दाम को उसके खाने में बदलिए और Enter दबाइए।',
  loading: 'दाम खुल रहे हैं...',
  loadFailed: 'दाम नहीं खुल पाए',
  loadFailedDetail: 'दाम की सूची नहीं खुल पाई। फिर कोशिश कीजिए।',
  sections: {
    design: 'डिज़ाइन का काम',
    printing: 'छपाई का काम',
    paper: 'काग़ज़',
    lamination: 'लैमिनेशन का काम',
    binding: 'बाइंडिंग का काम',
  },
  priceOf: (what) => `${what} का दाम`,
  notSaved: (price) => `सेव नहीं हुआ, अब ${price}`,
  form: {
    title: 'दाम जोड़ें या बदलें',
    category: 'हिस्सा',
    type: 'नाम',
    size: 'साइज़',
    gsm: 'GSM',
    bothSides: 'दोनों तरफ़ छपाई',
    price: 'दाम (₹)',
    existing: (price) => `सूची में यह दाम अभी ${price} है। सेव करने पर बदल जाएगा।`,
    save: 'दाम सेव करें',
    saved: 'दाम सेव हो गया! ✅',
    failed: 'दाम सेव नहीं हो पाया',
  },
};
