import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'मैसेज में क्या लिखा है',
  lead: 'दुकान से जाने वाला हर मैसेज: पढ़िए, ख़ुद को भेजकर देखिए, और अपना एक वाक्य जोड़िए।',
  contact: 'संपर्क पेज के संदेश',
  loading: 'मैसेज खुल रहे हैं...',
  failed: 'मैसेज नहीं खुल पाए।',
  groups: { customers: 'ग्राहकों को', staff: 'स्टाफ़ को' },
  required: 'हमेशा जाता है',
  requiredDetail: 'क़ानून के हिसाब से यह मेल ज़रूरी है; ग्राहक इसे बंद नहीं कर सकते।',
  own: 'अपना वाक्य',
  language: 'भाषा',
  preview: {
    loading: 'मैसेज खुल रहा है...',
    failed: 'मैसेज नहीं खुल पाया।',
    data: 'पिछले ऐसे मैसेज की जानकारी के साथ, या एक नमूना।',
    subject: 'विषय',
    frame: (kind) => `मेल ऐसा दिखेगा: ${kind}`,
    plain: 'सादे टेक्स्ट में',
  },
  test: {
    send: 'मुझे भेजकर दिखाएँ',
    sending: 'भेजा जा रहा है...',
    sent: (address) => `मैसेज ${address} पर भेजा जा रहा है।`,
    failed: 'मैसेज नहीं भेजा जा सका।',
  },
  others: {
    title: 'फ़ोन और ब्राउज़र पर',
    channels: { push: 'ब्राउज़र का मैसेज', whatsapp: 'WhatsApp', sms: 'SMS' },
    off: 'चालू नहीं है',
    template: 'कंपनी के पास का टेम्पलेट, जिसमें पूरा टेक्स्ट है',
    noTemplate: 'अभी कोई नहीं',
    variables: 'नाम, नंबर और जानकारी',
    testOf: (channel) => `मुझे भेजकर दिखाएँ: ${channel}`,
    sent: (channel) => `मैसेज भेजा जा रहा है: ${channel}`,
  },
  sentence: {
    label: (language) => `दुकान का अपना वाक्य, ${language}`,
    hint: 'बटन से पहले आता है, जैसे त्योहार पर दुकान का समय। ज़्यादा से ज़्यादा 500 अक्षर।',
    save: 'वाक्य सहेजें',
    remove: 'वाक्य हटाएँ',
    saved: 'वाक्य सहेज लिया गया।',
    removed: 'वाक्य हट गया।',
    failed: 'वाक्य नहीं सहेजा जा सका।',
  },
};
