import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

const wrong = 'हमारे मेल रुके हुए हैं। ऊपर अपना ईमेल ठीक कीजिए, या बताइए कि यही सही है, फिर मेल चले जाएँगे।';

export const hi: Messages<typeof en> = {
  title: 'मैसेज',
  lead: 'चुनिए कि हम आपको किस बारे में और कैसे बताएँ। हर चुनाव तुरंत सहेज लिया जाता है।',
  loading: 'आपके चुनाव खुल रहे हैं...',
  unknown: 'आपके चुनाव नहीं खुल पाए। दोबारा कोशिश कीजिए।',
  failed: 'आपका चुनाव नहीं सहेजा जा सका। दोबारा कोशिश कीजिए।',
  saved: 'आपका चुनाव सहेज लिया गया।',
  none: 'यह दुकान अभी मैसेज नहीं भेजती।',
  phone: 'WhatsApp और SMS आपकी प्रोफ़ाइल के फ़ोन नंबर पर जाते हैं, रात 9 से सुबह 8 बजे तक कभी नहीं।',
  language: 'मैसेज किस भाषा में',
  languageOfOrder: 'जिसमें ऑर्डर किया',
  channels: { email: 'ईमेल', whatsapp: 'WhatsApp', sms: 'SMS' },
  kindBy: (kind, channel) => `${kind}: ${channel}`,
  kinds: {
    welcome: 'दुकान में स्वागत',
    'contact-message-received': 'आपका संदेश मिल गया',
    'order-received': 'आपका ऑर्डर मिल गया',
    'order-confirmed': 'आपका ऑर्डर पक्का हो गया',
    'payment-received': 'आपका पेमेंट आ गया',
    'payment-failed': 'आपका पेमेंट नहीं हो पाया',
    'order-delivered': 'आपका ऑर्डर पहुँच गया',
    'order-line-cancelled': 'आपके ऑर्डर का हिस्सा रद्द हो गया',
    'order-cancelled': 'आपका ऑर्डर रद्द हो गया',
    'bulk-order-received': 'आपका बल्क ऑर्डर मिल गया',
    'bulk-order-status': 'आपके बल्क ऑर्डर की ख़बर',
  },
  required: {
    welcome: '',
    'contact-message-received': 'ईमेल हमेशा जाता है: क़ानून के हिसाब से शिकायत मिलने की ख़बर देनी होती है।',
    'order-received': '',
    'order-confirmed': 'ईमेल हमेशा जाता है: सौदा तभी पक्का होता है जब हम आपको बता दें।',
    'payment-received': 'ईमेल हमेशा जाता है: यह आपकी रसीद है।',
    'payment-failed': '',
    'order-delivered': '',
    'order-line-cancelled': 'ईमेल हमेशा जाता है: ऑर्डर तभी रद्द माना जाता है जब हम आपको बता दें।',
    'order-cancelled': 'ईमेल हमेशा जाता है: ऑर्डर तभी रद्द माना जाता है जब हम आपको बता दें।',
    'bulk-order-received': '',
    'bulk-order-status': '',
  },
  refused: {
    title: (address) => `हमारे मेल ${address} पर नहीं पहुँच रहे`,
    why: {
      refused: (since) => `आपका मेल सर्वर ${since} से हमारे मेल नहीं ले रहा।`,
      bounce: (since) => `${since} को हमारा मेल लौट आया।`,
      complaint: (since) => `${since} को हमारा मेल स्पैम बताया गया।`,
    },
    next: {
      refused: wrong,
      bounce: wrong,
      complaint: 'हमारे मेल रुके हुए हैं। मेल चाहिए तो बता दीजिए; नहीं चाहिए तो कुछ करने की ज़रूरत नहीं।',
    },
    confirm: 'यही पता सही है, मेरे मेल भेजिए',
    confirming: 'एक मिनट...',
    confirmed: 'धन्यवाद। जो मेल रुके थे, वे भेजे जा रहे हैं।',
  },
  staff: {
    title: 'स्टाफ़ के लिए',
    lead: 'दुकान की कौन-सी ख़बर आपको मिले। रोज़ का मेल सुबह 8 बजे लिखा जाता है।',
    kinds: {
      'new-order': 'नए ऑर्डर',
      'customer-cancelled': 'ग्राहकों ने जो रद्द किया',
      'new-bulk-order': 'नए बल्क ऑर्डर',
      'new-contact-message': 'संपर्क पेज के संदेश',
      'low-stock': 'कम स्टॉक',
    },
    times: { now: 'तुरंत', digest: 'रोज़ के मेल में', off: 'कभी नहीं' },
  },
};
