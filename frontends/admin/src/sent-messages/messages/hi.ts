import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'मैसेज',
  loading: 'मैसेज खुल रहे हैं...',
  failed: 'मैसेज नहीं खुल पाए।',
  none: 'ग्राहक को अभी कोई मैसेज नहीं गया।',
  states: {
    waiting: 'बाकी है',
    sent: 'भेजा गया',
    failed: 'नहीं गया',
    held: 'रोका हुआ',
    dropped: 'ज़रूरत नहीं रही',
  },
  to: (channel, address, language) => `${channel}: ${address}, ${language}`,
  sentAt: (at) => `${at} को भेजा`,
  writtenAt: (at) => `${at} को बना`,
  nextTry: (at) => `अगली कोशिश: ${at}`,
  faults: {
    away: 'मैसेज भेजने वाले सर्वर से संपर्क नहीं हो पाया।',
    later: 'सर्वर अभी यह मैसेज नहीं ले सका।',
    address: 'इस पते पर मैसेज नहीं जाते।',
    message: 'सर्वर यह मैसेज नहीं ले रहा।',
  },
  held: 'ग्राहक जब यह पता सही बताए या नया पता दे, तब चला जाएगा। ग्राहक को फ़ोन कर लीजिए।',
  failedNext: 'अब कोशिश बंद है। ग्राहक को ख़ुद बता दीजिए।',
  dropped: 'बारी आने तक इसकी ज़रूरत नहीं रही।',
  refused: 'अब इस पते पर मैसेज नहीं जाते। ग्राहक से दूसरा पता पूछिए।',
  answer: (answer) => `सर्वर का जवाब: ${answer}`,
  read: 'मैसेज पढ़िए',
};
