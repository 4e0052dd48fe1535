import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'पसंदीदा',
  signInTitle: 'पहले साइन इन करें',
  signInText: 'अपने पसंदीदा प्रोडक्ट देखने के लिए साइन इन करें।',
  failed: 'आपके पसंदीदा लोड नहीं हो पाए। थोड़ी देर बाद फिर कोशिश करें।',
  saved: (count) => (count === 1 ? '1 आइटम रखा है' : `${count} आइटम रखे हैं`),
  products: 'पसंद किए हुए प्रोडक्ट',
  home: 'वापस होम पर',
  removeAll: 'सब हटाएँ',
  removing: 'हटा रहे हैं...',
  removeFailed: 'पसंदीदा से नहीं हट पाया। फिर कोशिश करें।',
  removeAllFailed: 'सारे पसंदीदा नहीं हट पाए। फिर कोशिश करें।',
  empty: 'अभी कुछ पसंदीदा नहीं है',
  emptyHint: 'किसी प्रोडक्ट के दिल पर टैप कीजिए, वह यहाँ मिल जाएगा।',
  explore: 'प्रोडक्ट देखें',
  more: 'और दिखाएँ',
};
