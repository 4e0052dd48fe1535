import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'फ़ेल मैसेज',
  lead: 'जो मैसेज एक दिन में नहीं जा सके। वजह ठीक होने पर फिर भेजिए, या ग्राहक को ख़ुद बता दीजिए।',
  loading: 'फ़ेल मैसेज आ रहे हैं...',
  failed: 'फ़ेल मैसेज नहीं आ सके।',
  none: 'कोई मैसेज फ़ेल नहीं हुआ।',
  noneHint: 'जो मैसेज एक दिन में नहीं जा पाते, वे यहाँ दिखते हैं।',
  columns: { kind: 'मैसेज', to: 'किसे', date: 'तारीख', reason: 'कारण', actions: 'क्या करें' },
  actions: { resend: 'फिर भेजें', dismiss: 'हटाएँ' },
  actionOf: (action, message) => `${action}: ${message}`,
  done: { resend: 'मैसेज फिर भेजा जाएगा।', dismiss: 'मैसेज सूची से हट गया।' },
  bulk: {
    label: (count) => `${count} मैसेज फिर भेजें`,
    question: (count) => `${count} मैसेज फिर भेजें?`,
    done: (count) => `${count} मैसेज फिर ${count === 1 ? 'भेजा जाएगा' : 'भेजे जाएँगे'}।`,
  },
  actionFailed: 'यह नहीं हो सका। दोबारा कोशिश कीजिए।',
};
