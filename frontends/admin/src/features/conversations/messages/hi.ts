import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'ऑर्डर के सवाल',
  showing: (shown, total) => `${total} में से ${shown} बातचीत`,
  show: 'कौन सी',
  waiting: 'जवाब बाकी',
  all: 'सारी बातचीत',
  loading: 'सवाल लोड हो रहे हैं...',
  failed: 'सवाल लोड नहीं हो पाए।',
  none: 'किसी का जवाब बाकी नहीं है',
  noneText: 'ग्राहक अपने ऑर्डर के पेज पर पूछते हैं।',
  columns: { order: 'ऑर्डर', customer: 'ग्राहक', message: 'सबसे नया मैसेज', date: 'तारीख' },
  order: (number) => `ऑर्डर ${number}`,
  bulkOrder: (number) => `बल्क ऑर्डर ${number}`,
  unknown: 'एक ग्राहक',
  answered: 'दुकान:',
  onlyFiles: 'सिर्फ़ फ़ाइलें',
  toOrder: 'ऑर्डर खोलिए',
  toBulkOrder: 'बल्क ऑर्डर खोलिए',
};
