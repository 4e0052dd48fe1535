import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'संदेश',
  lead: 'संपर्क पेज पर लिखे गए संदेश, नए सबसे ऊपर। 180 दिन बाद संदेश अपने आप हट जाता है।',
  off: 'यह दुकान संदेश नहीं रखती। इंस्टॉलेशन में KEEP_CONTACT_MESSAGES को true कीजिए, फिर लोगों के संदेश यहाँ दिखेंगे।',
  loading: 'संदेश खुल रहे हैं...',
  failed: 'संदेश नहीं खुल पाए। थोड़ी देर बाद फिर कोशिश कीजिए।',
  none: 'अभी कोई संदेश नहीं।',
  texts: 'मैसेज में क्या लिखा है',
  caption: 'संपर्क पेज के संदेश',
  columns: { date: 'तारीख', name: 'नाम', email: 'ईमेल', message: 'संदेश' },
};
