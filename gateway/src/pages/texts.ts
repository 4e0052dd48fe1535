import type { Language } from './page.ts';

const en = {
  freeDelivery: (above: string) => `Free delivery above ${above}`,
  skip: 'Skip to content',
  headline: 'Your name, in real ink.',
  intro: (city: string, since: number) =>
    `Cards, banners, t-shirts, mugs and glowing signs. Printed in ${city} since ${since}, delivered all over India.`,
  order: 'Start an order',
  allServices: 'All services',
  shelf: 'Off the press this week',
  seeAll: 'See all',
  explore: 'Explore products',
  exploreDescription: (shop: string) =>
    `Business cards, banners, brochures, t-shirts, mugs, name plates and neon signs, printed to order by ${shop}.`,
  typeTitle: (type: string) => type,
  typeDescription: (type: string, categories: string, from: string) =>
    `${type} printed to order${categories ? `: ${categories}` : ''}${from ? `. From ${from}` : ''}. GST invoice and delivery all over India.`,
  home: 'Home',
  products: 'Products',
  similar: 'Similar products',
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  taxes: 'per piece, taxes included',
  services: 'Services',
  contact: 'Contact',
  notFound: 'Page not found',
  notFoundText: 'The page you are looking for has wandered off. It may have moved, or the address has a misprint.',
  productNotFound: 'Product Not Found',
  productNotFoundText: 'The product you are looking for does not exist.',
  returnHome: 'Return to Home',
  account: 'Your account',
  pages: {
    '/services': {
      title: 'Services',
      text: 'Printing, designing, flex, LED and neon boards, and advertising: tell us the job, we tell you the price and the day.',
    },
    '/services/advertising': {
      title: 'Advertising Services',
      text: 'Campaigns on paper, on the street and on the phone, planned together: inserts, hoardings, panels and posts.',
    },
    '/services/printing': {
      title: 'Printing Services',
      text: 'Offset for thousands, digital for ten: cards, packaging, carry bags, stickers, t-shirts and caps.',
    },
    '/services/ledboard': {
      title: 'Flex & LED Boards',
      text: 'Flex, glow signs, acrylic, LED and neon boards: measured at your door, built and fitted by our own team.',
    },
    '/services/design': {
      title: 'Designing Services',
      text: 'Logos, brochures, packaging, hoardings and animation by designers who sit beside the press.',
    },
    '/contact': { title: 'Contact', text: 'Visit, call, chat or write to us. We answer within 24 hours.' },
    '/privacy': {
      title: 'What we keep, why and for how long',
      text: 'Every kind of data that we keep about you, the reason, when it goes, and how to download or delete it.',
    },
    '/privacy-policy': {
      title: 'Privacy Policy',
      text: 'What we know about you, what we use it for, with whom we share it, and your rights.',
    },
    '/terms-conditions': {
      title: 'Terms & Conditions',
      text: 'The terms under which we print and deliver, and whom to turn to with a complaint.',
    },
    '/cancellation-policy': {
      title: 'Cancellation Policy',
      text: 'How to cancel an order, and when we print again or pay back.',
    },
  },
};
export type Texts = typeof en;
export type InformationPath = keyof Texts['pages'];

const hi: Texts = {
  freeDelivery: (above) => `${above} से ऊपर डिलीवरी फ़्री`,
  skip: 'सीधे कंटेंट पर जाएँ',
  headline: 'आपका नाम, असली स्याही में।',
  intro: (city, since) => `कार्ड, बैनर, टी-शर्ट, मग और चमकते साइन बोर्ड। ${since} से ${city} में छपाई, पूरे भारत में डिलीवरी।`,
  order: 'ऑर्डर शुरू करें',
  allServices: 'सारी सर्विस',
  shelf: 'इस हफ़्ते की ताज़ा छपाई',
  seeAll: 'सब देखें',
  explore: 'सारे प्रोडक्ट देखें',
  exploreDescription: (shop) => `विज़िटिंग कार्ड, बैनर, ब्रोशर, टी-शर्ट, मग, नेम प्लेट और नियॉन साइन: ${shop} से ऑर्डर पर छपवाएँ।`,
  typeTitle: (type) => type,
  typeDescription: (type, categories, from) =>
    `${type} ऑर्डर पर छपवाएँ${categories ? `: ${categories}` : ''}${from ? `। ${from} से शुरू` : ''}। GST बिल और पूरे भारत में डिलीवरी।`,
  home: 'होम',
  products: 'प्रोडक्ट',
  similar: 'मिलते-जुलते प्रोडक्ट',
  inStock: 'स्टॉक में है',
  outOfStock: 'स्टॉक ख़त्म',
  taxes: 'प्रति पीस, टैक्स शामिल',
  services: 'सर्विस',
  contact: 'संपर्क',
  notFound: 'पेज नहीं मिला',
  notFoundText: 'यह पेज यहाँ नहीं है। शायद इसकी जगह बदल गई है या पते में कोई ग़लती है।',
  productNotFound: 'प्रोडक्ट नहीं मिला',
  productNotFoundText: 'आप जो प्रोडक्ट ढूँढ रहे हैं, वह मौजूद नहीं है।',
  returnHome: 'होम पर लौटें',
  account: 'आपका अकाउंट',
  pages: {
    '/services': {
      title: 'सर्विस',
      text: 'छपाई, डिज़ाइन, फ़्लेक्स, LED और नियॉन बोर्ड, और विज्ञापन: काम बताइए, हम दाम और दिन बताएँगे।',
    },
    '/services/advertising': {
      title: 'विज्ञापन सर्विस',
      text: 'काग़ज़ पर, सड़क पर और फ़ोन पर एक साथ योजना: इन्सर्ट, होर्डिंग, पैनल और पोस्ट।',
    },
    '/services/printing': {
      title: 'प्रिंटिंग सर्विस',
      text: 'हज़ारों के लिए ऑफ़सेट, दस के लिए डिजिटल: कार्ड, पैकेजिंग, कैरी बैग, स्टिकर, टी-शर्ट और कैप।',
    },
    '/services/ledboard': {
      title: 'फ़्लेक्स और LED बोर्ड',
      text: 'फ़्लेक्स, ग्लो साइन, ऐक्रेलिक, LED और नियॉन बोर्ड: नाप आपके दरवाज़े पर, फ़िटिंग हमारी अपनी टीम से।',
    },
    '/services/design': {
      title: 'डिज़ाइन सर्विस',
      text: 'लोगो, ब्रोशर, पैकेजिंग, होर्डिंग और ऐनिमेशन, उन डिज़ाइनरों से जो प्रेस के साथ बैठते हैं।',
    },
    '/contact': { title: 'संपर्क', text: 'आइए, फ़ोन कीजिए, चैट कीजिए या लिखिए। हम 24 घंटे में जवाब देते हैं।' },
    '/privacy': {
      title: 'हम क्या रखते हैं, क्यों और कब तक',
      text: 'हम आपके बारे में कौन-सी जानकारी रखते हैं, किसलिए, वह कब हटती है, और उसे डाउनलोड या हटाएँ कैसे।',
    },
    '/privacy-policy': {
      title: 'प्राइवेसी पॉलिसी',
      text: 'हम आपके बारे में क्या जानते हैं, किस काम में लेते हैं, किससे बाँटते हैं, और आपके अधिकार।',
    },
    '/terms-conditions': {
      title: 'नियम और शर्तें',
      text: 'वे शर्तें जिन पर हम छापते और भेजते हैं, और शिकायत किससे करें।',
    },
    '/cancellation-policy': {
      title: 'कैंसिलेशन पॉलिसी',
      text: 'ऑर्डर कैसे रद्द करें, और हम कब दोबारा छापते या पैसे लौटाते हैं।',
    },
  },
};

const texts: Record<Language, Texts> = { en, hi };

/** The gateway's own words; the screens have theirs. */
export const textsIn = (language: Language): Texts => texts[language];
