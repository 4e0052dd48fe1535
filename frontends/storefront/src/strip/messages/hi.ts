import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  recentlySeen: 'हाल में देखे हुए',
  seenFailed: 'आपके देखे हुए प्रोडक्ट लोड नहीं हो सके।',
  clear: 'सूची ख़ाली करें',
  loading: 'प्रोडक्ट लोड हो रहे हैं',
  boughtTogether: 'अक्सर साथ में ख़रीदे जाते हैं',
};
