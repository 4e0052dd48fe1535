import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'सारे प्रोडक्ट',
  products: 'प्रोडक्ट',
  count: (count) => `${count} प्रोडक्ट`,
  types: 'प्रोडक्ट के प्रकार',
  type: 'प्रकार',
  category: 'कैटेगरी',
  allTypes: 'सारे प्रोडक्ट',
  allCategories: 'सभी',
  filter: 'फ़िल्टर',
  removeFilter: (name) => `फ़िल्टर हटाएँ: ${name}`,
  show: (count) => (count === undefined ? 'प्रोडक्ट दिखाएँ' : `${count} प्रोडक्ट दिखाएँ`),
  failed: 'जानकारी लोड नहीं हो पाई। थोड़ी देर बाद फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  empty: 'कोई प्रोडक्ट नहीं मिला',
  emptyHint: 'यहाँ अभी कुछ नहीं है। कोई और प्रकार या कैटेगरी देखिए।',
  showAll: 'सारे प्रोडक्ट दिखाएँ',
  more: 'और प्रोडक्ट दिखाएँ',
  loading: 'लोड हो रहा है...',
};
