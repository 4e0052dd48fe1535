import type { CustomerKind } from '@print-shop/contracts';
import {
  bulkNumberOf,
  CONFIRM_PATH,
  dayInHindi,
  type MessageData,
  numberOf,
  orderPathOf,
  PROOF_PATH,
  QUOTATION_PATH,
  rupeesOf,
  timeInHindi,
} from '../message/message-data.ts';
import { claimWordsHi as claimWords } from './claim-words.ts';
import type { KindWords } from './kind-words.ts';
import { orderInHindi } from './order-names.ts';

const toOrder = { label: 'अपना ऑर्डर देखिए', path: ({ id }: MessageData) => `/order/${id}` };
const toBulkOrder = { label: 'अपना बल्क ऑर्डर देखिए', path: ({ id }: MessageData) => `/bulk-orders/${id}` };

const toEither = { label: 'अपना ऑर्डर देखिए', path: orderPathOf };

const toProof = { label: 'प्रूफ़ देखिए', path: () => PROOF_PATH };

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
    paragraphs: ({ confirms }) => [
      'आपका अकाउंट तैयार है। अब आपका कार्ट, पसंद की चीज़ें और ऑर्डर हर फ़ोन और कंप्यूटर पर मिलेंगे।',
      ...(confirms ? ['पुष्टि कर दीजिए कि यह ईमेल आपका है। इससे बिना अकाउंट के दिए बल्क ऑर्डर भी "मेरे ऑर्डर" में आ जाएँगे।'] : []),
    ],
    action: {
      label: ({ confirms }) => (confirms ? 'ईमेल की पुष्टि कीजिए' : 'दुकान देखिए'),
      path: ({ confirms }) => (confirms ? CONFIRM_PATH : '/explore'),
    },
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
    paragraphs: ({ quotation, payBy }) => [
      quotation
        ? `धन्यवाद! कोटेशन ${quotation.number} में जो तय हुआ, वह अब आपका ऑर्डर है। पेमेंट और डिलीवरी के बारे में हम फ़ोन करेंगे या लिखेंगे।`
        : 'धन्यवाद! आपका ऑर्डर पक्का हो गया है और सारा सामान आपके लिए अलग रख दिया गया है।',
      ...(payBy
        ? [`कृपया ${timeInHindi(payBy)} तक ऑर्डर के पेज पर पेमेंट कीजिए। उसके बाद ऑर्डर रद्द हो जाता है, और आपको कुछ देना नहीं होता।`]
        : []),
    ],
    action: toOrder,
  },
  'payment-received': {
    subject: (data) => `${orderInHindi(data)} का पेमेंट मिल गया`,
    paragraphs: ({ paidPaise }) => [
      `धन्यवाद।${paidPaise ? ` हमें ${rupeesOf(paidPaise)} मिल गए हैं।` : ''} यह ईमेल आपकी रसीद है।`,
    ],
    action: toEither,
  },
  'part-paid': {
    subject: (data) => `${orderInHindi(data)} के ${rupeesOf(data.paidPaise ?? 0)} मिल गए`,
    paragraphs: ({ paidPaise = 0, leftPaise = 0 }) => [
      `धन्यवाद। हमें ${rupeesOf(paidPaise)} मिल गए हैं। यह ईमेल आपकी रसीद है।`,
      `${rupeesOf(leftPaise)} देने बाकी हैं।`,
    ],
    action: toEither,
  },
  'refund-sent': {
    subject: (data) => `${orderInHindi(data)} के पैसे लौटा दिए गए`,
    paragraphs: ({ paidPaise = 0 }) => [`हमने आपको ${rupeesOf(paidPaise)} लौटा दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।`],
    action: toEither,
  },
  'invoice-issued': {
    subject: ({ invoice }) => `आपका ${invoice?.kind === 'credit-note' ? 'क्रेडिट नोट' : 'बिल'} ${invoice?.number ?? ''}`,
    paragraphs: ({ invoice, totalPaise = 0 }) => [
      `आपका ${rupeesOf(totalPaise)} का ${invoice?.kind === 'credit-note' ? 'क्रेडिट नोट' : 'बिल'} ${invoice?.number ?? ''} तैयार है। ऑर्डर के पेज पर उसकी PDF है।`,
    ],
    action: toEither,
  },
  'payment-failed': {
    subject: (data) => `ऑर्डर ${numberOf(data)} का पेमेंट नहीं हो पाया`,
    paragraphs: () => ['आपका पेमेंट हम तक नहीं पहुँचा। आपका ऑर्डर सुरक्षित है। उसे खोलकर फिर से पेमेंट कीजिए, या हमसे बात कीजिए।'],
    action: toOrder,
  },
  'order-delivered': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} पहुँच गया`,
    paragraphs: () => ['आपका ऑर्डर पहुँच गया है। कुछ कम हो या वैसा न हो जैसा आपने मँगाया था, तो आज ही बताइए।'],
    action: toOrder,
  },
  'order-line-cancelled': {
    subject: (data) => `आपके ${orderInHindi(data)} का कुछ सामान रद्द हो गया`,
    paragraphs: ({ reason, leftPaise, refundDuePaise }) => [
      'नीचे लिखा सामान रद्द हो गया है। बाकी ऑर्डर पर काम चलता रहेगा।',
      ...(reason ? [`कारण: ${reason}`] : []),
      ...(leftPaise === undefined ? [] : [`आपका ऑर्डर अब ${rupeesOf(leftPaise)} का है।`]),
      ...refundOf(refundDuePaise),
    ],
    action: toEither,
  },
  'order-cancelled': {
    subject: (data) => `आपका ऑर्डर ${numberOf(data)} रद्द हो गया`,
    paragraphs: ({ reason, reasonHi = reason, refundDuePaise }) => [
      refundDuePaise
        ? 'आपका ऑर्डर रद्द हो गया है, आपको इसका कुछ नहीं देना है।'
        : 'आपका ऑर्डर रद्द हो गया है, आपको इसका कुछ नहीं देना है। पेमेंट कर चुके हों, तो पैसे लौटाने के लिए हम फ़ोन करेंगे।',
      ...(reasonHi ? [`कारण: ${reasonHi}`] : []),
      ...refundOf(refundDuePaise),
    ],
    action: toOrder,
  },
  'bulk-order-received': {
    subject: (data) => `आपका बल्क ऑर्डर ${bulkNumberOf(data)} मिल गया`,
    paragraphs: () => ['बल्क ऑर्डर के लिए धन्यवाद। छापने से पहले सब पक्का करने के लिए हम आपको फ़ोन करेंगे।'],
    action: toBulkOrder,
  },
  'conversation-answered': {
    subject: (data) => `${orderInHindi(data)} पर हमारा जवाब`,
    paragraphs: ({ quotes = [], moreQuotes, files }) => [
      'हमने आपके ऑर्डर के बारे में लिखा है:',
      ...(moreQuotes ? [moreQuotes === 1 ? 'पहले का 1 मैसेज पेज पर है।' : `पहले के ${moreQuotes} मैसेज पेज पर हैं।`] : []),
      ...quotes.map((text) => `“${text}”`),
      ...(files ? [files === 1 ? 'पेज पर 1 फ़ाइल भी है।' : `पेज पर ${files} फ़ाइलें भी हैं।`] : []),
      'जवाब इस ईमेल पर नहीं, अपने ऑर्डर के पेज पर दीजिए।',
    ],
    action: { label: 'पढ़िए और जवाब दीजिए', path: orderPathOf },
  },
  'claim-received': {
    subject: (data) => `${orderInHindi(data)} पर आपकी शिकायत मिल गई`,
    paragraphs: ({ claim }) => [
      `आपने बताया कि ${claim ? claimWords(claim) : 'कुछ ठीक नहीं है'}। हमें खेद है। हम देखकर आपको लिखते हैं कि क्या करेंगे।`,
    ],
    action: toEither,
  },
  'claim-decided': {
    subject: (data) => `${orderInHindi(data)} पर हमारा फ़ैसला`,
    paragraphs: ({ claim, reason, refundDuePaise }) => [
      ...(claim?.remedy === 'reprint' ? ['हम इसे दोबारा बनाकर देंगे, बिना किसी ख़र्च के। भेजते ही आपको बताएँगे।'] : []),
      ...(claim?.remedy === 'refund' ? [`हम ${rupeesOf(refundDuePaise ?? 0)} लौटाएँगे और इसके लिए आपको फ़ोन करेंगे।`] : []),
      ...(claim?.remedy ? [] : ['हमने अच्छी तरह देखा, पर शिकायत नहीं मान पाए।']),
      ...(reason ? [`कारण: ${reason}`] : []),
      ...(claim?.remedy ? [] : ['अगर आपको ऐसा नहीं लगता, तो ऑर्डर के पेज पर पूछिए या हमें फ़ोन कीजिए।']),
    ],
    action: toEither,
  },
  'quotation-sent': {
    subject: ({ quotation }) => `आपका कोटेशन ${quotation?.number ?? ''}`,
    paragraphs: ({ quotation }) => [
      'पूछने के लिए धन्यवाद। हमारा ऑफ़र यह है।',
      ...(quotation?.validUntil ? [`यह ${dayInHindi(quotation.validUntil)} तक मान्य है।`] : []),
      'बिना अकाउंट के इसके पेज पर आप इसे पढ़ सकते हैं, मंज़ूर कर सकते हैं या बता सकते हैं कि क्यों नहीं चाहिए।',
    ],
    action: { label: 'पढ़िए और जवाब दीजिए', path: () => QUOTATION_PATH },
  },
  'quotation-replied': {
    subject: ({ quotation }) => `कोटेशन ${quotation?.number ?? ''} पर हमारा जवाब`,
    paragraphs: ({ quotes = [] }) => [
      'हमने आपके कोटेशन के बारे में लिखा है:',
      ...quotes.map((text) => `“${text}”`),
      'जवाब इस ईमेल पर नहीं, कोटेशन के पेज पर दीजिए।',
    ],
    action: { label: 'पढ़िए और जवाब दीजिए', path: () => QUOTATION_PATH },
  },
  'artwork-must-be-mended': {
    subject: ({ proof }) => `आपकी फ़ाइल ठीक करनी होगी: ${proof?.name ?? ''}`,
    paragraphs: ({ faults = [] }) => [
      'हमने आपके ऑर्डर की फ़ाइल जाँची। यह जैसी है वैसी नहीं छप सकती:',
      ...faults.map((text) => `• ${text}`),
      'इस बारे में हम आपसे बात करेंगे। आपके पास बेहतर फ़ाइल हो तो हमें भेज दीजिए। आपके प्रूफ़ मंज़ूर करने से पहले कुछ नहीं छपेगा।',
    ],
    action: toEither,
  },
  'proof-ready': {
    subject: ({ proof }) => `अपना प्रूफ़ जाँच लीजिए: ${proof?.name ?? ''}`,
    paragraphs: ({ proof, quotes = [] }) => [
      `आपका प्रूफ़${(proof?.version ?? 1) > 1 ? ` (वर्ज़न ${proof?.version})` : ''} तैयार है। छपकर ऐसा ही दिखेगा।`,
      ...quotes.map((text) => `“${text}”`),
      'स्पेलिंग, नंबर, रंग और साइज़ देख लीजिए, फिर मंज़ूर कीजिए या बदलाव बताइए। आपकी मंज़ूरी के बाद ही छापेंगे।',
    ],
    action: toProof,
  },
  'proof-reminder': {
    subject: ({ proof }) => `आपका प्रूफ़ आपके इंतज़ार में है: ${proof?.name ?? ''}`,
    paragraphs: () => ['प्रूफ़ पर अभी आपका जवाब नहीं आया। आपकी मंज़ूरी के बाद ही छापेंगे।'],
    action: toProof,
  },
  'proof-replied': {
    subject: ({ proof }) => `आपके प्रूफ़ पर हमारा जवाब: ${proof?.name ?? ''}`,
    paragraphs: ({ quotes = [] }) => [
      'हमने आपके प्रूफ़ के बारे में लिखा है:',
      ...quotes.map((text) => `“${text}”`),
      'जवाब इस ईमेल पर नहीं, प्रूफ़ के पेज पर दीजिए।',
    ],
    action: toProof,
  },
  'proof-approved': {
    subject: ({ proof }) => `छपाई के लिए मंज़ूर: ${proof?.name ?? ''}`,
    paragraphs: ({ proof }) => [
      `धन्यवाद। आपके प्रूफ़ का वर्ज़न ${proof?.version ?? 1} मंज़ूर हो गया, और ठीक वही फ़ाइल छपेगी। अगर आपने मंज़ूर नहीं किया, तो हमें तुरंत फ़ोन कीजिए।`,
    ],
    action: { label: 'प्रूफ़ देखिए', path: () => PROOF_PATH },
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
