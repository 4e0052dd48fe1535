import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'संपर्क पेज के मैसेज',
  lead: 'संपर्क पेज पर लिखे गए मैसेज, नए सबसे ऊपर। 180 दिन बाद मैसेज अपने आप हट जाता है।',
  off: 'यह दुकान मैसेज नहीं रखती। इंस्टॉलेशन में KEEP_CONTACT_MESSAGES को true कीजिए, फिर लोगों के मैसेज यहाँ दिखेंगे।',
  loading: 'मैसेज खुल रहे हैं...',
  failed: 'मैसेज नहीं खुल पाए। थोड़ी देर बाद फिर कोशिश कीजिए।',
  none: 'अभी कोई मैसेज नहीं।',
  texts: 'मैसेज में क्या लिखा है',
  caption: 'संपर्क पेज के मैसेज',
  columns: { date: 'तारीख', name: 'नाम', email: 'ईमेल', message: 'मैसेज' },
};
