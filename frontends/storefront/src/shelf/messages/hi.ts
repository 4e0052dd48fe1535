import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  loading: 'प्रोडक्ट लोड हो रहे हैं',
  logInToSave: 'पसंदीदा में रखने के लिए पहले लॉग इन करें।',
  saveFailed: 'पसंदीदा में बदलाव नहीं हो पाया। फिर कोशिश करें।',
  logInToAdd: 'कार्ट में डालने के लिए पहले लॉग इन करें।',
  added: (name) => `${name} कार्ट में आ गया!`,
  addFailed: 'कार्ट में नहीं डल पाया। फिर कोशिश करें।',
};
