import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pageTitle: 'संपर्क',
  title: 'छपाई वालों से सीधे बात कीजिए',
  lead: 'दाम पूछिए, फ़ाइल भेजिए, या अपना आइडिया लेकर दुकान पर आ जाइए। 24 घंटे में जवाब देते हैं।',
  chat: 'WhatsApp पर बात करें',
  greeting: 'नमस्ते',
  call: (phone) => `${phone} पर फ़ोन करें`,
  address: 'पता',
  hours: 'दुकान का समय',
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  follow: 'हमसे जुड़िए',
  formTitle: 'हमें लिखिए',
  thanks: 'शुक्रिया! आपका मैसेज मिल गया। 24 घंटे में जवाब देंगे।',
  name: 'पूरा नाम',
  emailAddress: 'ईमेल पता',
  message: 'आपका मैसेज',
  website: 'वेबसाइट',
  faults: {
    name: 'अपना नाम लिखिए।',
    noEmail: 'अपना ईमेल पता लिखिए।',
    email: 'सही ईमेल पता लिखिए।',
    message: 'अपना मैसेज लिखिए।',
    tooLong: 'यह बहुत लंबा है।',
  },
  failed: 'आपका मैसेज नहीं जा सका। आपका लिखा यहीं है: फिर कोशिश कीजिए, या फ़ोन कीजिए।',
  refusals: {
    'too-many-messages': 'बहुत सारे मैसेज हो गए। कुछ मिनट बाद फिर कोशिश कीजिए, या फ़ोन कीजिए।',
    unreachable: 'दुकान तक पहुँच नहीं हो पाई। आपका लिखा यहीं है: फिर कोशिश कीजिए।',
  },
  send: 'मैसेज भेजें',
  sending: 'भेजा जा रहा है...',
};
