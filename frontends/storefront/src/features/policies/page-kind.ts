import { getShop } from '@print-shop/contracts/client';
import { type PageKind, urlOf } from '@print-shop/web-kit';
import { informationHead } from '../../server/information.ts';

const words: Record<string, Parameters<typeof informationHead>[2]> = {
  '/privacy-policy': {
    en: {
      title: 'Privacy Policy',
      description: 'What we know about you, what we use it for, with whom we share it, and your rights.',
    },
    hi: {
      title: 'प्राइवेसी पॉलिसी',
      description: 'हम आपके बारे में क्या जानते हैं, किस काम में लेते हैं, किससे बाँटते हैं, और आपके अधिकार।',
    },
  },
  '/terms-conditions': {
    en: {
      title: 'Terms & Conditions',
      description: 'The terms under which we print and deliver, and whom to turn to with a complaint.',
    },
    hi: {
      title: 'नियम व शर्तें',
      description: 'वे शर्तें जिन पर हम छापते और भेजते हैं, और शिकायत किससे करें।',
    },
  },
  '/cancellation-policy': {
    en: { title: 'Cancellation Policy', description: 'How to cancel an order, and when we print again or pay back.' },
    hi: {
      title: 'कैंसिलेशन पॉलिसी',
      description: 'ऑर्डर कैसे रद्द करें, और हम कब दोबारा छापते या पैसे लौटाते हैं।',
    },
  },
};

const SHOP = urlOf(getShop, {});

export const policyPage: PageKind = {
  at: ({ path }) => ({
    reads: () => [SHOP],
    head: (context) => {
      const own = words[path];
      return own && informationHead(path, context, own);
    },
  }),
};
