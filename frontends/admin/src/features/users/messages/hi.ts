import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'यूज़र',
  showing: (shown, total) => `कुल ${total} में से ${shown} यूज़र`,
  search: 'यूज़र खोजें',
  role: 'भूमिका',
  roles: { customer: 'ग्राहक', admin: 'स्टाफ़' },
  columns: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    address: 'पता',
    status: 'स्थिति',
    joined: 'कब जुड़े',
  },
  admin: 'स्टाफ़',
  customer: 'ग्राहक',
  user: 'यूज़र',
  notKnown: 'पता नहीं',
  loading: 'यूज़र खुल रहे हैं...',
  failed: 'यूज़र नहीं खुल पाए। थोड़ी देर बाद फिर कोशिश कीजिए।',
  none: 'कोई यूज़र नहीं मिला',
  noneMatches: 'इस खोज से कोई यूज़र नहीं मिला',
};
