import { getShop, isUsualService, serviceSlugs, type UsualService } from '@print-shop/contracts/client';
import { type PageKind, urlOf } from '@print-shop/web-kit';
import { informationHead } from '../../server/information.ts';
import { unknownPage } from '../../server/unknown-page.ts';

type Words = Parameters<typeof informationHead>[2];

const all: Words = {
  en: {
    title: 'Services',
    description:
      'Printing, designing, flex, LED and neon boards, and advertising: tell us the job, we tell you the price and the day.',
  },
  hi: {
    title: 'सर्विस',
    description: 'छपाई, डिज़ाइन, फ़्लेक्स, LED और नियॉन बोर्ड, और विज्ञापन: काम बताइए, हम दाम और दिन बताएँगे।',
  },
};

const each: Record<UsualService, Words> = {
  advertising: {
    en: {
      title: 'Advertising Services',
      description:
        'Campaigns on paper, on the street and on the phone, planned together: inserts, hoardings, panels and posts.',
    },
    hi: {
      title: 'विज्ञापन सर्विस',
      description: 'काग़ज़ पर, सड़क पर और फ़ोन पर एक साथ योजना: इन्सर्ट, होर्डिंग, पैनल और पोस्ट।',
    },
  },
  printing: {
    en: {
      title: 'Printing Services',
      description: 'Offset for thousands, digital for ten: cards, packaging, carry bags, stickers, t-shirts and caps.',
    },
    hi: {
      title: 'प्रिंटिंग सर्विस',
      description: 'हज़ारों के लिए ऑफ़सेट, दस के लिए डिजिटल: कार्ड, पैकेजिंग, कैरी बैग, स्टिकर, टी-शर्ट और कैप।',
    },
  },
  ledboard: {
    en: {
      title: 'Flex & LED Boards',
      description:
        'Flex, glow signs, acrylic, LED and neon boards: measured at your door, built and fitted by our own team.',
    },
    hi: {
      title: 'फ़्लेक्स और LED बोर्ड',
      description: 'फ़्लेक्स, ग्लो साइन, ऐक्रेलिक, LED और नियॉन बोर्ड: नाप आपके दरवाज़े पर, फ़िटिंग हमारी अपनी टीम से।',
    },
  },
  design: {
    en: {
      title: 'Designing Services',
      description: 'Logos, brochures, packaging, hoardings and animation by designers who sit beside the press.',
    },
    hi: {
      title: 'डिज़ाइन सर्विस',
      description: 'लोगो, ब्रोशर, पैकेजिंग, होर्डिंग और ऐनिमेशन, उन डिज़ाइनरों से जो प्रेस के साथ बैठते हैं।',
    },
  },
};

export const servicesPage: PageKind = {
  at: ({ path }) => ({ head: (context) => informationHead(path, context, all) }),
};

const SHOP = urlOf(getShop, {});

/** The page of a service. It is a 404 where the shop does not have the service. */
export const servicePage: PageKind = {
  at: (address) => ({
    reads: () => [SHOP],
    head: (context) => {
      const { service: slug = '' } = address.params;
      const { shop, language } = context;
      if (!serviceSlugs(shop).includes(slug)) return unknownPage.at(address).head(context);
      const own = shop.services?.find((service) => service.slug === slug);
      const usual = isUsualService(slug) ? each[slug][language] : undefined;
      const title = own?.title[language] || own?.title.en || usual?.title || slug;
      const description = own?.description[language] || own?.description.en || usual?.description || title;
      const words = { title, description };
      return informationHead(address.path, context, { en: words, hi: words }, [[all[language].title, '/services']]);
    },
  }),
};
