import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'सेटिंग',
  theShop: 'दुकान',
  whereSet: ['यह इंस्टॉलेशन का हिस्सा है। बदलना हो तो ', ' वाली फ़ाइल बदलिए और गेटवे फिर से चलाइए।'],
  facts: {
    name: 'नाम',
    line: 'टैगलाइन',
    phone: 'फ़ोन',
    email: 'ईमेल',
    whatsapp: 'WhatsApp',
    address: 'पता',
    hours: 'समय',
    gstin: 'GSTIN',
    socials: 'सोशल पेज',
    messages: 'संपर्क पेज के संदेश',
  },
  none: 'कोई नहीं',
  kept: 'स्टाफ़ के लिए रखे जाते हैं',
  notKept: 'नहीं रखे जाते',
};
