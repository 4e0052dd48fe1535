import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'प्रूफ़',
  states: {
    'needs-mending': 'ठीक करना है',
    'to-proof': 'प्रूफ़ बनाना है',
    waiting: 'ग्राहक का इंतज़ार',
    'changes-asked': 'बदलाव माँगा',
    approved: 'मंज़ूर',
    cancelled: 'रद्द',
  },
  steps: {
    'proof-sent': (version) => `प्रूफ़ ${version} भेजा`,
    'proof-seen': (version) => `प्रूफ़ ${version} खोला गया`,
    'proof-reminded': (version) => `प्रूफ़ ${version} की याद दिलाई`,
    'proof-commented': (version) => `प्रूफ़ ${version} पर टिप्पणी`,
    'proof-replied': (version) => `प्रूफ़ ${version} की टिप्पणी का जवाब दिया`,
    'proof-changes-asked': (version) => `प्रूफ़ ${version} में बदलाव माँगे`,
    'proof-approved': (version) => `प्रूफ़ ${version} मंज़ूर`,
    'proof-approved-by-phone': (version) => `प्रूफ़ ${version} फ़ोन पर मंज़ूर`,
  },
  version: (version) => (version === 0 ? 'अभी नहीं भेजा' : `वर्ज़न ${version}`),
  failed: 'प्रूफ़ लोड नहीं हुए।',
  approvedFile: 'मंज़ूर हुई छपाई की फ़ाइल',
  downloading: 'डाउनलोड हो रहा है...',
  printFailed: 'छपाई की फ़ाइल नहीं मिल पाई।',
  beginning: {
    title: 'नया प्रूफ़',
    lead: 'कोटेशन के लिए, या जिसका ऑर्डर अभी नहीं हुआ। ग्राहक को ईमेल से लिंक मिलता है, बिना अकाउंट के।',
    name: 'क्या छपना है',
    productType: 'प्रोडक्ट का प्रकार',
    quantity: 'पीस',
    customerName: 'ग्राहक',
    email: 'ग्राहक का ईमेल',
    language: 'ईमेल की भाषा',
    submit: 'शुरू कीजिए',
    busy: 'शुरू हो रहा है...',
    failed: 'प्रूफ़ शुरू नहीं हो पाया। फिर कोशिश कीजिए।',
  },
  begin: 'प्रूफ़ शुरू करें',
  beginOf: (name) => `${name} का प्रूफ़ शुरू करें`,
};
