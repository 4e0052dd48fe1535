import type { Product } from '@print-shop/contracts';
import { listProducts } from '@print-shop/contracts/client';
import { CARD_SIZES } from '@print-shop/ui';
import { bodyOf, type PageKind, urlOf } from '@print-shop/web-kit';
import { home } from '../../server/information.ts';
import { LOOKED_AT } from './api/use-featured-products.ts';
import { onShelf } from './on-shelf.ts';

const PRODUCTS = urlOf(listProducts, { query: { limit: LOOKED_AT } });

const intro = {
  en: (city: string, since: number) =>
    `Cards, banners, t-shirts, mugs and glowing signs. Printed in ${city} since ${since}, delivered all over India.`,
  hi: (city: string, since: number) =>
    `कार्ड, बैनर, टी-शर्ट, मग और चमकते साइन बोर्ड। ${since} से ${city} में छपाई, पूरे भारत में डिलीवरी।`,
};

export const homePage: PageKind = {
  at: () => ({
    reads: () => [PRODUCTS],
    head({ shop, language, answers }) {
      const [first] = onShelf(bodyOf<Product[]>(answers, PRODUCTS) ?? []);
      const lead = first?.images[0];
      return {
        status: 200,
        description: intro[language](shop.address.city, shop.since),
        canonical: '/',
        lead: lead ? { src: lead, sizes: CARD_SIZES } : undefined,
        crumbs: [[home[language], '/']],
      };
    },
  }),
};
