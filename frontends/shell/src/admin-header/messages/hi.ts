import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  storeOf: (shop) => `${shop}, दुकान`,
  staff: 'स्टाफ़',
  staffArea: 'स्टाफ़ एरिया',
  viewStore: 'दुकान देखें',
  questions: 'सवाल',
  questionsWith: (count) => (count === 0 ? 'ग्राहकों के सवाल' : `ग्राहकों के सवाल, ${count} नए`),
  account: 'स्टाफ़ अकाउंट',
  entries: {
    home: 'होम',
    quotation: 'ऑनलाइन कोटेशन',
    addPrices: 'दाम जोड़ें',
    orders: 'ऑर्डर',
    bulkOrders: 'बल्क ऑर्डर',
    products: 'नया प्रोडक्ट',
    users: 'यूज़र',
    productTypes: 'प्रोडक्ट के प्रकार',
    productList: 'प्रोडक्ट लिस्ट',
    prices: 'दाम बदलें',
  },
  own: { profile: 'प्रोफ़ाइल', settings: 'सेटिंग', staff: 'स्टाफ़', store: 'दुकान देखें', logout: 'लॉग आउट' },
};
