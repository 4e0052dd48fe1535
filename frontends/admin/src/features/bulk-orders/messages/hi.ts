import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'बल्क ऑर्डर',
  showing: (shown, total) => `कुल ${total} में से ${shown} बल्क ऑर्डर`,
  search: 'ऑर्डर या यूज़र नंबर खोजें',
  status: 'स्थिति',
  allStatuses: 'सारी स्थितियाँ',
  columns: {
    id: 'ऑर्डर नंबर',
    user: 'यूज़र नंबर',
    items: 'सामान',
    design: 'डिज़ाइन',
    total: 'कुल रकम',
    status: 'स्थिति',
    date: 'तारीख',
  },
  guest: 'मेहमान',
  noImage: 'डिज़ाइन नहीं है',
  openDesign: (order) => `${order} का डिज़ाइन नए टैब में खोलें`,
  download: 'डाउनलोड करें',
  downloadDesign: (order) => `${order} का डिज़ाइन डाउनलोड करें`,
  statusOf: (order) => `बल्क ऑर्डर ${order} की स्थिति`,
  timeline: 'अब तक क्या हुआ',
  timelineOf: (order) => `बल्क ऑर्डर ${order} में अब तक क्या हुआ`,
  questions: 'सवाल-जवाब',
  questionsOf: (order) => `बल्क ऑर्डर ${order} के सवाल-जवाब`,
  changeFailed: 'स्थिति नहीं बदल पाई। फिर कोशिश कीजिए।',
  caption: 'बल्क ऑर्डर',
  loading: 'बल्क ऑर्डर खुल रहे हैं...',
  failed: 'ऑर्डर नहीं खुल पाए',
  none: 'कोई बल्क ऑर्डर नहीं मिला।',
};
