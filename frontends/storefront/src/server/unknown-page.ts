import type { PageKind } from '@print-shop/web-kit';

const texts = {
  en: {
    title: 'Page not found',
    description: 'The page you are looking for has wandered off. It may have moved, or the address has a misprint.',
  },
  hi: {
    title: 'पेज नहीं मिला',
    description: 'यह पेज यहाँ नहीं है। शायद इसकी जगह बदल गई है या पते में कोई ग़लती है।',
  },
};

/** Any address that is no page of the shop. */
export const unknownPage: PageKind = {
  at: () => ({ head: ({ language }) => ({ ...texts[language], status: 404, canonical: null }) }),
};
