import type { PageKind } from '@print-shop/web-kit';
import { informationHead } from '../../server/information.ts';

const words = {
  en: {
    title: 'What we keep, why and for how long',
    description:
      'Every kind of data that we keep about you, the reason, when it goes, and how to download or delete it.',
  },
  hi: {
    title: 'हम क्या रखते हैं, क्यों और कब तक',
    description: 'हम आपके बारे में कौन-सी जानकारी रखते हैं, किसलिए, वह कब हटती है, और उसे डाउनलोड या हटाएँ कैसे।',
  },
};

export const privacyPage: PageKind = {
  at: ({ path }) => ({ head: (context) => informationHead(path, context, words) }),
};
