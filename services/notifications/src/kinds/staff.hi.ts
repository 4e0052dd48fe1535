import type { StaffKind } from '@print-shop/contracts';
import type { KindWords } from './kind-words.ts';
import { bulkNumberOf, type MessageData, numberOf, rupeesOf } from './message-data.ts';

const happened: Record<StaffKind, (count: number) => string> = {
  'new-order': (count) => `${count} नए ऑर्डर`,
  'customer-cancelled': (count) => `ग्राहकों ने ${count} बार रद्द किया`,
  'new-bulk-order': (count) => `${count} नए बल्क ऑर्डर`,
  'new-contact-message': (count) => `संपर्क पेज से ${count} मैसेज`,
  'low-stock': (count) => `${count} प्रोडक्ट का स्टॉक कम है`,
};

export const staffHi: Record<StaffKind | 'digest', KindWords> = {
  'new-order': {
    subject: (data) => `नया ऑर्डर ${numberOf(data)}`,
    paragraphs: ({ who }) => [who ? `${who} ने ऑर्डर किया है।` : 'एक ग्राहक ने ऑर्डर किया है।'],
    action: { label: 'ऑर्डर खोलिए', path: ({ id }: MessageData) => `/admin/orders/${id}` },
  },
  'customer-cancelled': {
    subject: (data) => `ग्राहक ने रद्द किया: ${data.isBulk ? `बल्क ऑर्डर ${bulkNumberOf(data)}` : `ऑर्डर ${numberOf(data)}`}`,
    paragraphs: ({ who, isPart, reason, refundDuePaise }) => [
      `${who || 'ग्राहक'} ने ${isPart ? 'नीचे लिखा सामान' : 'यह ऑर्डर'} रद्द कर दिया है। इस पर काम शुरू मत कीजिए।`,
      ...(reason ? [`कारण: ${reason}`] : []),
      ...(refundDuePaise ? [`लौटाने हैं: ${rupeesOf(refundDuePaise)}`] : []),
    ],
    action: {
      label: 'ऑर्डर खोलिए',
      path: ({ id, isBulk }: MessageData) => (isBulk ? '/admin/bulk-orders' : `/admin/orders/${id}`),
    },
  },
  'new-bulk-order': {
    subject: (data) => `नया बल्क ऑर्डर ${bulkNumberOf(data)}`,
    paragraphs: ({ who, pieces }) => [
      who ? `${who} को थोक में टी-शर्ट चाहिए।` : 'एक ग्राहक को थोक में टी-शर्ट चाहिए।',
      ...(pieces ? [`पीस: ${pieces}`] : []),
    ],
    action: { label: 'बल्क ऑर्डर खोलिए', path: () => '/admin/bulk-orders' },
  },
  'new-contact-message': {
    subject: ({ who = '' }) => `${who} का नया मैसेज`,
    paragraphs: ({ who = '' }) => [`${who} ने दुकान को लिखा है। 24 घंटे के अंदर जवाब देने का वादा है।`],
    action: { label: 'मैसेज पढ़िए', path: () => '/admin/messages' },
  },
  'low-stock': {
    subject: ({ product = '' }) => `${product} का स्टॉक कम है`,
    paragraphs: ({ product = '', stock = 0 }) => [`${product} के सिर्फ़ ${stock} पीस बचे हैं।`],
    action: { label: 'प्रोडक्ट खोलिए', path: () => '/admin/product-list' },
  },
  digest: {
    subject: () => 'कल से अब तक आपकी दुकान',
    paragraphs: ({ counts = {} }) =>
      (Object.entries(counts) as [StaffKind, number][]).map(([kind, count]) => happened[kind](count)),
    action: { label: 'स्टाफ़ एरिया खोलिए', path: () => '/admin' },
  },
};
