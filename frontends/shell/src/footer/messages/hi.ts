import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  shop: 'दुकान',
  policies: 'पॉलिसी',
  links: {
    '/': 'होम',
    '/explore': 'सारे प्रोडक्ट',
    '/services': 'सर्विस',
    '/contact': 'संपर्क',
    '/privacy': 'हमारे पास आपका डेटा',
    '/privacy-policy': 'प्राइवेसी पॉलिसी',
    '/cancellation-policy': 'कैंसिलेशन पॉलिसी',
    '/terms-conditions': 'नियम व शर्तें',
  },
  since: (year) => `${year} से छपाई के काम में।`,
  reachUs: 'आइए या फ़ोन कीजिए',
};
