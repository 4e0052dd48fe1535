import type { PageKind } from '@print-shop/web-kit';
import { informationHead } from '../../server/information.ts';

const words = {
  en: {
    title: 'Check your print file',
    description: 'Send a PDF or picture and see at once what would go wrong in print, and how to fix it.',
  },
  hi: {
    title: 'अपनी प्रिंट फ़ाइल जाँचें',
    description: 'PDF या फ़ोटो भेजिए और तुरंत देखिए कि छपाई में क्या गड़बड़ होगी और उसे कैसे ठीक करें।',
  },
};

export const checkFilePage: PageKind = {
  at: ({ path }) => ({ head: (context) => informationHead(path, context, words) }),
};
