import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'आज',
  orders: 'आज के ऑर्डर',
  revenue: 'आज की बिक्री',
  waiting: 'बाकी बल्क ऑर्डर',
  lowStock: 'कम स्टॉक',
  loading: (figure) => `${figure}: गिनती आ रही है`,
  notKnown: 'पता नहीं चला।',
  tryAgainOf: (figure) => `फिर कोशिश करें: ${figure}`,
};
