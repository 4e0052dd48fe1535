import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  page: (number) => `ऑर्डर ${number}`,
  order: 'ऑर्डर',
  placedOn: (date) => `${date} को किया`,
  headlines: {
    waiting: 'धन्यवाद! आपका ऑर्डर मिल गया।',
    confirmed: 'धन्यवाद! आपका ऑर्डर पक्का हो गया।',
    cancelled: 'यह ऑर्डर रद्द हो गया।',
    rejected: 'यह ऑर्डर पूरा नहीं हो पाया।',
    delivered: 'पहुँच गया। आपके प्रिंट मुबारक!',
  },
  inReview: 'यह बड़ा ऑर्डर है, इसलिए काम शुरू होने से पहले हम इसे एक बार देख लेते हैं। कुछ पूछना हुआ तो हम आपसे बात करेंगे।',
  whereItIs: 'ऑर्डर कहाँ पहुँचा',
  pressRun: 'इस ऑर्डर का सफ़र',
  stations: {
    placed: { title: 'ऑर्डर मिला', ahead: '' },
    confirmed: { title: 'पक्का हुआ', ahead: 'हम स्टॉक देख रहे हैं' },
    paid: { title: 'पेमेंट', ahead: 'डिलीवरी पर, या हमारे भेजे लिंक से' },
    begun: { title: 'काम शुरू', ahead: 'सब साफ़ होते ही हम छापना शुरू करते हैं' },
    delivered: { title: 'पहुँच गया', ahead: 'आम तौर पर 3 से 5 कामकाजी दिन में' },
  },
  stops: { cancelled: 'रद्द हुआ', rejected: 'पूरा नहीं हो पाया', 'payment-failed': 'पेमेंट नहीं हो पाया' },
  myOrders: 'मेरे ऑर्डर',
  again: 'फिर से ऑर्डर करें',
  adding: 'कार्ट में जा रहा है...',
  addFailed: 'सामान कार्ट में नहीं गया। दोबारा कोशिश कीजिए।',
  continueShopping: 'और सामान देखें',
  goesTo: 'यहाँ पहुँचेगा',
  payment: 'पेमेंट',
};
