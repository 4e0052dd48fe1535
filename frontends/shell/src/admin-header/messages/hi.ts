import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  storeOf: (shop) => `${shop}, दुकान`,
  staff: 'स्टाफ़',
  viewStore: 'दुकान देखें',
  account: 'स्टाफ़ अकाउंट',
  own: { profile: 'प्रोफ़ाइल', settings: 'सेटिंग', staff: 'स्टाफ़', store: 'दुकान देखें', logout: 'लॉग आउट' },
};
