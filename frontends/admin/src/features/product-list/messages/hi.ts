import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'प्रोडक्ट लिस्ट',
  count: (total) => `${total} प्रोडक्ट`,
  add: 'प्रोडक्ट जोड़ें',
  search: 'प्रोडक्ट खोजें',
  columns: {
    image: 'तस्वीर',
    name: 'नाम',
    price: 'दाम',
    category: 'कैटेगरी',
    type: 'प्रकार',
    stock: 'स्टॉक',
    actions: 'काम',
  },
  filters: {
    stocks: { in: 'स्टॉक में', low: 'कम स्टॉक', out: 'स्टॉक ख़त्म' },
    newest: 'नए पहले',
  },
  caption: 'प्रोडक्ट',
  loading: 'प्रोडक्ट लोड हो रहे हैं...',
  failed: 'प्रोडक्ट लोड नहीं हो पाए। थोड़ी देर बाद फिर कोशिश कीजिए।',
  none: 'अभी कोई प्रोडक्ट नहीं है',
  noneHint: 'पहला प्रोडक्ट जोड़िए।',
  noneMatches: 'कोई प्रोडक्ट नहीं मिला',
  noneMatchesHint: 'कुछ और खोजिए, या कोई फ़िल्टर हटाइए।',
  printAreasOf: (product) => `${product} के प्रिंट एरिया`,
  updated: 'प्रोडक्ट सेव हो गया!',
  deleted: 'प्रोडक्ट हट गया!',
  deleteFailed: 'प्रोडक्ट नहीं हट पाया। फिर कोशिश कीजिए।',
  confirmDelete: {
    title: 'क्या सच में हटाना है?',
    lead: 'यह प्रोडक्ट हट जाएगा और वापस नहीं आ सकेगा।',
    busy: 'हटाया जा रहा है...',
  },
  update: 'प्रोडक्ट बदलें',
  updateFailed: 'प्रोडक्ट सेव नहीं हो पाया। फिर कोशिश कीजिए।',
  discard: 'इस प्रोडक्ट में किए बदलाव छोड़ दें?',
  theirsFailed: 'उनका बदलाव नहीं खुल पाया। फिर कोशिश कीजिए।',
  what: 'प्रोडक्ट',
};
