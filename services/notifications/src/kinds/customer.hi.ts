import type { CustomerKind } from '@print-shop/contracts';
import type { KindWords } from './kind-words.ts';
import { bulkNumberOf, type MessageData, numberOf, rupeesOf } from './message-data.ts';

const toOrder = { label: 'अपना ऑर्डर देखिए', path: ({ id }: MessageData) => `/order/${id}` };
const toBulkOrder = { label: 'अपना बल्क ऑर्डर देखिए', path: ({ id }: MessageData) => `/bulk-orders/${id}` };

const statuses: Record<string, string> = {
  Pending: 'आपका बल्क ऑर्डर फिर से क़तार में है। शुरू करने से पहले हम आपको फ़ोन करेंगे।',
  'In Production': 'आपकी टी-शर्ट अब छप रही हैं।',
  Completed: 'आपकी टी-शर्ट तैयार हैं। डिलीवरी के लिए हम आपको फ़ोन करेंगे।',
  Cancelled: 'आपका बल्क ऑर्डर रद्द हो गया है। अगर आपने नहीं कहा था, तो हमें फ़ोन कीजिए।',
};

const refundOf = (paise = 0) => (paise > 0 ? [`आपके ${rupeesOf(paise)} लौटाने हैं, इसके लिए हम आपको फ़ोन करेंगे।`] : []);

export const customerHi: Record<CustomerKind, KindWords> = {
  welcome: {
    subject: () => 'स्वागत है! आपका अकाउंट तैयार है',
    paragraphs: () => ['आपका अकाउंट तैयार है। अब आपका कार्ट, पसंद की चीज़ें और ऑर्डर हर फ़ोन और कंप्यूटर पर मिलेंगे।'],
    action: { label: 'दुकान देखिए', path: () => '/explore' },
  },
  'contact-message-received': {
    subject: () => 'आपका मैसेज मिल गया',
    paragraphs: () => ['हमें लिखने के लिए धन्यवाद। आपका मैसेज मिल गया है, हम 24 घंटे के अंदर जवाब देंगे।'],
  },
  'order-received': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} मिल गया`,
    paragraphs: () => ['ऑर्डर के लिए धन्यवाद। हम स्टॉक देख रहे हैं, पक्का होते ही फिर लिखेंगे।'],
    action: toOrder,
  },
  'order-confirmed': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} पक्का हो गया`,
    paragraphs: () => ['धन्यवाद! आपका ऑर्डर पक्का हो गया है और सारा सामान आपके लिए अलग रख दिया गया है।'],
    action: toOrder,
  },
  'payment-received': {
    subject: (data) => `ऑर्डर ${numberOf(data)} का पेमेंट मिल गया`,
    paragraphs: () => ['धन्यवाद। यह ईमेल आपकी रसीद है।'],
    action: toOrder,
  },
  'payment-failed': {
    subject: (data) => `ऑर्डर ${numberOf(data)} का पेमेंट नहीं हो पाया`,
    paragraphs: () => ['आपका पेमेंट हम तक नहीं पहुँचा। आपका ऑर्डर सुरक्षित है। उसे खोलिए और दोबारा पेमेंट के लिए हमसे बात कीजिए।'],
    action: toOrder,
  },
  'order-delivered': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} पहुँच गया`,
    paragraphs: () => ['आपका ऑर्डर पहुँच गया है। कुछ कम हो या वैसा न हो जैसा आपने मँगाया था, तो आज ही बताइए।'],
    action: toOrder,
  },
  'order-line-cancelled': {
    subject: (data) => `आपके ऑर्डर ${numberOf(data)} का कुछ सामान रद्द हो गया`,
    paragraphs: ({ reason, leftPaise, refundDuePaise }) => [
      'नीचे लिखा सामान रद्द हो गया है। बाकी ऑर्डर पर काम चलता रहेगा।',
      ...(reason ? [`कारण: ${reason}`] : []),
      ...(leftPaise === undefined ? [] : [`आपका ऑर्डर अब ${rupeesOf(leftPaise)} का है।`]),
      ...refundOf(refundDuePaise),
    ],
    action: toOrder,
  },
  'order-cancelled': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} रद्द हो गया`,
    paragraphs: ({ reason, refundDuePaise }) => [
      refundDuePaise
        ? 'आपका ऑर्डर रद्द हो गया है, आपको इसका कुछ नहीं देना है।'
        : 'आपका ऑर्डर रद्द हो गया है, आपको इसका कुछ नहीं देना है। पेमेंट कर चुके हों, तो पैसे लौटाने के लिए हम फ़ोन करेंगे।',
      ...(reason ? [`कारण: ${reason}`] : []),
      ...refundOf(refundDuePaise),
    ],
    action: toOrder,
  },
  'bulk-order-received': {
    subject: (data) => `आपका बल्क ऑर्डर ${bulkNumberOf(data)} मिल गया`,
    paragraphs: () => ['बल्क ऑर्डर के लिए धन्यवाद। छापने से पहले सब पक्का करने के लिए हम आपको फ़ोन करेंगे।'],
    action: toBulkOrder,
  },
  'bulk-order-status': {
    subject: (data) => `आपके बल्क ऑर्डर ${bulkNumberOf(data)} की ख़बर`,
    paragraphs: ({ status = '', reason }) => [
      statuses[status] ?? `आपका बल्क ऑर्डर अब: ${status}।`,
      ...(reason ? [`कारण: ${reason}`] : []),
    ],
    action: toBulkOrder,
  },
};
