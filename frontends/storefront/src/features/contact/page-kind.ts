import type { PageKind } from '@print-shop/web-kit';
import { informationHead } from '../../server/information.ts';

const words = {
  en: { title: 'Contact', description: 'Visit, call, chat or write to us. We answer within 24 hours.' },
  hi: { title: 'संपर्क', description: 'आइए, फ़ोन कीजिए, चैट कीजिए या लिखिए। हम 24 घंटे में जवाब देते हैं।' },
};

export const contactPage: PageKind = {
  at: ({ path }) => ({ head: (context) => informationHead(path, context, words) }),
};
