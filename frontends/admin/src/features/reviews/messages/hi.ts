import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'रिव्यू',
  showing: (shown, total) => `${total} में से ${shown} रिव्यू`,
  show: 'कौन से',
  shows: { unanswered: 'जवाब बाकी', hidden: 'छिपाए हुए', low: 'एक या दो स्टार' },
  loading: 'रिव्यू लोड हो रहे हैं...',
  failed: 'रिव्यू लोड नहीं हो पाए।',
  none: 'कोई रिव्यू नहीं है',
  columns: { review: 'रिव्यू', product: 'प्रोडक्ट', date: 'तारीख', actions: 'काम' },
  bulk: {
    label: (count) => `${count} रिव्यू फिर दिखाएँ`,
    done: (count) => `${count} रिव्यू फिर दिख ${count === 1 ? 'रहा है' : 'रहे हैं'}।`,
  },
  gone: 'प्रोडक्ट अब नहीं है',
  buyer: 'एक ग्राहक',
  picture: (number) => `तस्वीर ${number}`,
  hidden: 'छिपाया हुआ',
  reason: (reason) => `कारण: ${reason}`,
  yourAnswer: 'आपका जवाब',
  actions: {
    answer: { button: 'जवाब दें', title: 'रिव्यू का जवाब', field: 'जवाब', submit: 'जवाब दिखाएँ' },
    hide: { button: 'छिपाएँ', title: 'रिव्यू छिपाएँ', field: 'कारण, जो लिखने वाला पढ़ेगा', submit: 'छिपाएँ' },
    show: { button: 'फिर दिखाएँ' },
  },
  actionOn: (action, name, product) => `${action}: ${name}, ${product}`,
  removesAnswer: 'ख़ाली छोड़ने पर जवाब हट जाएगा।',
  hideHint: 'रिव्यू तभी छिपाइए जब वह किसी व्यक्ति या क़ानून के ख़िलाफ़ हो, कम स्टार के लिए नहीं।',
  saveFailed: 'सेव नहीं हो पाया। फिर कोशिश कीजिए।',
};
