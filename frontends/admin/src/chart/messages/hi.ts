import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  keys: 'आँकड़े पढ़ने के लिए बाएँ और दाएँ तीर दबाइए। नीचे की तालिका में सारे आँकड़े हैं।',
};
