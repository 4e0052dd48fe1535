import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'पेमेंट',
  lead: 'हर ऑर्डर की रक़म, क्या मिला और क्या बाक़ी है।',
  search: 'पेमेंट खोजें',
  state: 'स्थिति',
  all: 'सारे खाते',
  states: { open: 'बाक़ी', reported: 'पक्का करना है', settled: 'पूरा', 'refund-due': 'लौटाना है' },
  columns: {
    order: 'ऑर्डर',
    date: 'तारीख़',
    customer: 'ग्राहक',
    due: 'कुल',
    paid: 'मिला',
    balance: 'हिसाब',
    state: 'स्थिति',
  },
  loading: 'खाते आ रहे हैं...',
  failed: 'खाते नहीं खुल पाए।',
  none: 'अभी किसी ऑर्डर का खाता नहीं है',
  noneHint: 'ऑर्डर पक्का होते ही उसका खाता बनता है।',
  noMatch: 'ऐसा कोई खाता नहीं मिला',
};
