import type { CustomerKind, MessageKind, StaffKind } from '@print-shop/contracts';
import {
  bulkNumberOf,
  CONFIRM_PATH,
  dayInHindi,
  type MessageData,
  numberOf,
  rupeesOf,
} from '../message/message-data.ts';
import { claimWordsHi } from './claim-words.ts';
import type { KindWords } from './kind-words.ts';
import { orderInHindi, staffPathOf } from './order-names.ts';

const happened: Record<StaffKind, (count: number) => string> = {
  'new-order': (count) => (count === 1 ? '1 नया ऑर्डर' : `${count} नए ऑर्डर`),
  'customer-cancelled': (count) => `ग्राहकों ने ${count} बार रद्द किया`,
  'customer-asked': (count) => `ऑर्डर के बारे में ${count} सवाल`,
  'payment-reported': (count) => (count === 1 ? '1 पेमेंट पक्का करना है' : `${count} पेमेंट पक्के करने हैं`),
  'customer-claimed': (count) => (count === 1 ? '1 शिकायत' : `${count} शिकायतें`),
  'new-bulk-order': (count) => (count === 1 ? '1 नया बल्क ऑर्डर' : `${count} नए बल्क ऑर्डर`),
  'quotation-answered': (count) => (count === 1 ? '1 कोटेशन का जवाब' : `${count} कोटेशन के जवाब`),
  'quotation-asked': (count) => `कोटेशन के बारे में ${count} सवाल`,
  'quotation-ends-soon': (count) =>
    count === 1 ? '1 कोटेशन बिना जवाब के ख़त्म हो रहा है' : `${count} कोटेशन बिना जवाब के ख़त्म हो रहे हैं`,
  'proof-commented': (count) => (count === 1 ? 'प्रूफ़ पर 1 टिप्पणी' : `प्रूफ़ पर ${count} टिप्पणियाँ`),
  'proof-answered': (count) => (count === 1 ? '1 प्रूफ़ का जवाब' : `${count} प्रूफ़ के जवाब`),
  'new-contact-message': (count) => `संपर्क पेज से ${count} मैसेज`,
  'low-stock': (count) => `${count} प्रोडक्ट का स्टॉक कम है`,
  'dead-letters': (count) => `${count} जगह काम अटका है`,
};

const toProof = ({ proof }: MessageData) => (proof ? `/admin/artwork/${proof.id}` : '/admin/artwork');

export const staffHi: Record<Exclude<MessageKind, CustomerKind>, KindWords> = {
  'new-order': {
    subject: (data) => `नया ऑर्डर ${numberOf(data)}`,
    paragraphs: ({ who }) => [who ? `${who} ने ऑर्डर किया है।` : 'एक ग्राहक ने ऑर्डर किया है।'],
    action: { label: 'ऑर्डर खोलिए', path: ({ id }: MessageData) => `/admin/orders/${id}` },
  },
  'customer-cancelled': {
    subject: (data) => `ग्राहक ने रद्द किया: ${orderInHindi(data)}`,
    paragraphs: ({ who, isPart, reason, refundDuePaise }) => [
      `${who || 'ग्राहक'} ने ${isPart ? 'नीचे लिखा सामान' : 'यह ऑर्डर'} रद्द कर दिया है। इस पर काम शुरू मत कीजिए।`,
      ...(reason ? [`कारण: ${reason}`] : []),
      ...(refundDuePaise ? [`लौटाने हैं: ${rupeesOf(refundDuePaise)}`] : []),
    ],
    action: {
      label: 'ऑर्डर खोलिए',
      path: (data: MessageData) => staffPathOf(data),
    },
  },
  'customer-asked': {
    subject: (data) => `${orderInHindi(data)} के बारे में सवाल`,
    paragraphs: ({ who, quotes = [], moreQuotes, files }) => [
      `${who || 'ग्राहक'} ने आपको लिखा है और जवाब का इंतज़ार है।`,
      ...(moreQuotes ? [moreQuotes === 1 ? 'पहले का 1 मैसेज पेज पर है।' : `पहले के ${moreQuotes} मैसेज पेज पर हैं।`] : []),
      ...quotes.map((text) => `“${text}”`),
      ...(files ? [files === 1 ? 'साथ में 1 फ़ाइल है।' : `साथ में ${files} फ़ाइलें हैं।`] : []),
    ],
    action: { label: 'जवाब दीजिए', path: ({ id }: MessageData) => `/admin/conversations/${id}` },
  },
  'payment-reported': {
    subject: (data) => `ऑर्डर ${numberOf(data)} का पेमेंट पक्का करना है`,
    paragraphs: ({ who, utr = '' }) => [
      `${who || 'ग्राहक'} का कहना है कि UPI से पेमेंट कर दिया, UTR ${utr}।`,
      'इसे अपने बैंक खाते में देखिए और दर्ज कीजिए।',
    ],
    action: { label: 'पेमेंट देखें', path: ({ utr = '' }: MessageData) => `/admin/payments?search=${utr}` },
  },
  'customer-claimed': {
    subject: (data) => `शिकायत: ${orderInHindi(data)}`,
    paragraphs: ({ who, claim }) => [
      `${who || 'ग्राहक'} का कहना है: ${claim ? claimWordsHi(claim) : 'कुछ ठीक नहीं है'}।`,
      'देखकर फ़ैसला कीजिए; ग्राहक को बता दिया गया है कि आप देखेंगे।',
    ],
    action: {
      label: 'देखिए',
      path: (data: MessageData) => staffPathOf(data, '/admin/bulk-orders?claims=open'),
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
  'dead-letters': {
    subject: () => 'दुकान के कुछ काम पूरे नहीं हो पाए',
    paragraphs: ({ work, queue = '', waiting = 0 }) => {
      if (work)
        return [
          `यह काम ${work.tries} बार पूरा नहीं हो पाया: ${work.what}, ${work.id} (${work.reason})`,
          'इससे बाकी काम नहीं रुका है। अब इसे रोज़ एक बार फिर किया जाएगा।',
          'जो दुकान का सिस्टम चलाते हैं, उनसे कहिए कि ऑपरेटर मैनुअल में “Work that fails” देखें।',
        ];
      return [
        waiting === 1 ? `${queue}.dead में 1 संदेश अटका है।` : `${queue}.dead में ${waiting} संदेश अटके हैं।`,
        'जब तक ये वापस नहीं भेजे जाते, दुकान में कुछ न कुछ पुराना दिखेगा: कोई ऑर्डर पक्का नहीं हुआ, कोई कार्ट ख़ाली नहीं हुआ। कुछ भी खोया नहीं है।',
        'जो दुकान का सिस्टम चलाते हैं, उनसे कहिए कि ऑपरेटर मैनुअल में “Dead letters” देखें।',
      ];
    },
    action: { label: 'स्टाफ़ एरिया खोलिए', path: () => '/admin' },
  },
  'track-code': {
    subject: ({ code = '' }) => `आपका कोड ${code} है`,
    paragraphs: (data) => [
      `${orderInHindi(data)} के लिए आपका कोड ${data.code ?? ''} है। यह 10 मिनट तक, एक बार चलेगा।`,
      'अगर आपने नहीं मँगाया, तो कुछ मत कीजिए: कोड के बिना आपका ऑर्डर कोई नहीं देख सकता।',
    ],
  },
  'quotation-answered': {
    subject: ({ quotation }) =>
      `कोटेशन ${quotation?.number ?? ''} ${quotation?.answer === 'declined' ? 'नामंज़ूर हुआ' : 'मंज़ूर हुआ'}`,
    paragraphs: ({ who, quotation, reason }) => [
      quotation?.answer === 'declined'
        ? `${who || 'ग्राहक'} को यह नहीं चाहिए।`
        : `${who || 'ग्राहक'} ने इसे मंज़ूर कर लिया है। ऑर्डर का काम शुरू कीजिए।`,
      ...(reason ? [`कारण: ${reason}`] : []),
    ],
    action: { label: 'कोटेशन खोलिए', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'quotation-asked': {
    subject: ({ quotation }) => `कोटेशन ${quotation?.number ?? ''} के बारे में सवाल`,
    paragraphs: ({ who, quotes = [] }) => [
      `${who || 'ग्राहक'} ने आपको लिखा है और जवाब का इंतज़ार है।`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'जवाब दीजिए', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'proof-commented': {
    subject: ({ proof }) => `प्रूफ़ पर टिप्पणी: ${proof?.name ?? ''}`,
    paragraphs: ({ who, quotes = [] }) => [
      `${who || 'ग्राहक'} ने प्रूफ़ पर लिखा है और जवाब का इंतज़ार है।`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'जवाब दीजिए', path: toProof },
  },
  'proof-answered': {
    subject: ({ proof }) => `${proof?.answer === 'approved' ? 'छपाई के लिए मंज़ूर' : 'बदलाव चाहिए'}: ${proof?.name ?? ''}`,
    paragraphs: ({ who, proof, quotes = [] }) => [
      proof?.answer === 'approved'
        ? `${who || 'ग्राहक'} ने वर्ज़न ${proof.version} मंज़ूर कर दिया है। फ़ाइल छप सकती है।`
        : `${who || 'ग्राहक'} को वर्ज़न ${proof?.version ?? 1} में बदलाव चाहिए:`,
      ...quotes.map((text) => `“${text}”`),
    ],
    action: { label: 'प्रूफ़ खोलिए', path: toProof },
  },
  'quotation-ends-soon': {
    subject: ({ quotation }) => `कोटेशन ${quotation?.number ?? ''} बिना जवाब के ख़त्म हो रहा है`,
    paragraphs: ({ who, quotation }) => [
      `${who || 'ग्राहक'} ने इसका जवाब नहीं दिया है${quotation?.validUntil ? `, और यह ${dayInHindi(quotation.validUntil)} तक ही है` : ''}। एक फ़ोन कर लीजिए।`,
    ],
    action: { label: 'कोटेशन खोलिए', path: ({ id }: MessageData) => `/admin/quotations/${id}` },
  },
  'quotation-code': {
    subject: ({ quotation }) => `कोटेशन ${quotation?.number ?? ''} के लिए आपका कोड`,
    paragraphs: ({ code = '' }) => [
      `आपका कोड ${code} है। यह 10 मिनट तक, एक बार चलेगा।`,
      'जो यह कोड डालेगा, वह आपके नाम से कोटेशन मंज़ूर करेगा। अगर आपने नहीं मँगाया, तो कुछ मत कीजिए।',
    ],
  },
  'proof-code': {
    subject: ({ proof }) => `${proof?.name ?? 'आपके ऑर्डर'} के प्रूफ़ के लिए आपका कोड`,
    paragraphs: ({ code = '' }) => [
      `आपका कोड ${code} है। यह 10 मिनट तक, एक बार चलेगा।`,
      'जो यह कोड डालेगा, वह आपके नाम से प्रूफ़ को छपाई के लिए मंज़ूर करेगा। अगर आपने नहीं मँगाया, तो कुछ मत कीजिए।',
    ],
  },
  'confirm-email': {
    subject: () => 'अपने ईमेल की पुष्टि कीजिए',
    paragraphs: () => [
      'आपने यह ईमेल मँगाया था। साइन इन रहते हुए लिंक खोलिए: इससे पता चलेगा कि यह ईमेल आपका है, और बिना अकाउंट के दिए बल्क ऑर्डर "मेरे ऑर्डर" में आ जाएँगे।',
      'लिंक 7 दिन चलेगा। अगर आपने नहीं मँगाया, तो कुछ मत कीजिए।',
    ],
    action: { label: 'ईमेल की पुष्टि कीजिए', path: () => CONFIRM_PATH },
  },
  digest: {
    subject: () => 'कल से अब तक आपकी दुकान',
    paragraphs: ({ counts = {} }) =>
      (Object.entries(counts) as [StaffKind, number][]).map(([kind, count]) => happened[kind](count)),
    action: { label: 'स्टाफ़ एरिया खोलिए', path: () => '/admin' },
  },
};
