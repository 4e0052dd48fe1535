import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'GST बिल और डिलीवरी का पता',
  lead: 'अगर बिल किसी कारोबार के नाम चाहिए, या पता हो कि माल कहाँ जाएगा।',
  name: 'बिल किसके नाम',
  gstin: 'GSTIN',
  gstinHint: '15 अक्षर, अगर ख़रीदार कोई कारोबार है।',
  address: 'गली और मकान नंबर',
  postalCode: 'पिन कोड',
  city: 'शहर',
  state: 'राज्य',
  billing: (state) => `${state} में कारोबार का पता`,
  billingHint: 'GSTIN डिलीवरी के राज्य का नहीं है। बिल के लिए वहाँ का रजिस्टर्ड पता चाहिए।',
  check: '“GST बिल और डिलीवरी का पता” में निशान वाली जगहें जाँच लीजिए।',
};
