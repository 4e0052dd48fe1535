import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'यहाँ जाइए',
  results: 'नतीजे',
  pages: 'पेज',
  searching: 'खोज रहे हैं...',
  failed: 'कुछ नतीजे नहीं आ सके। दोबारा कोशिश कीजिए।',
  keys: '↑ ↓ से चुनिए, Enter से खोलिए, Esc से बंद कीजिए',
  nothing: (search) => (search ? `“${search}” से कुछ नहीं मिला।` : 'दिखाने को कुछ नहीं।'),
};
