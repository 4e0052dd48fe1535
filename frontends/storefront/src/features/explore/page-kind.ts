import type { PageAnswers, Product, ProductType } from '@print-shop/contracts';
import { listProducts, listProductTypes, matchesSlug } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { CARD_SIZES } from '@print-shop/ui';
import { bodyOf, type PageKind, urlOf } from '@print-shop/web-kit';
import { priceOf } from '../../api/price-of.ts';
import { everything, explorePath } from '../../server/catalog.ts';
import { home } from '../../server/information.ts';
import { queryOf } from './api/use-catalog.ts';

const texts = {
  en: {
    title: 'Explore products',
    products: 'Products',
    ofType: (type: string, categories: string, from: string) =>
      `${type} printed to order${categories && `: ${categories}`}${from && `. From ${from}`}. GST invoice and delivery all over India.`,
  },
  hi: {
    title: 'सारे प्रोडक्ट देखें',
    products: 'प्रोडक्ट',
    ofType: (type: string, categories: string, from: string) =>
      `${type} ऑर्डर पर छपवाएँ${categories && `: ${categories}`}${from && `। ${from} से शुरू`}। GST बिल और पूरे भारत में डिलीवरी।`,
  },
};

const TYPES = urlOf(listProductTypes, {});
const SHOWN_CATEGORIES = 4;

/** The types of an answer; `undefined` where they could not be read. */
const typesIn = (answers: PageAnswers) => bodyOf<{ data: ProductType[] }>(answers, TYPES)?.data;

/** The shelf of all products, or of one type; `/products/<slug>` is the same shelf under a name. */
export const explorePage: PageKind = {
  query: ['type', 'category'],
  at({ params: { slug = '' }, query }) {
    const category = query.get('category') ?? '';
    const typeIn = (types: readonly ProductType[]) =>
      query.get('type') || (slug && types.find(({ type }) => matchesSlug(type, slug.toLowerCase()))?.type) || '';
    /** Only existing types are requested, so that nobody can fill a cache with others. */
    const isKnown = (types: readonly ProductType[]) => {
      const type = typeIn(types);
      const known = types.find((one) => one.type === type);
      return (type ? known !== undefined : slug === '') && (!category || known?.category.includes(category) === true);
    };
    const productsUrl = (type: string) => urlOf(listProducts, { query: queryOf(1, type, category) });
    return {
      reads(answers) {
        const types = typesIn(answers);
        return [TYPES, ...(types && isKnown(types) ? [productsUrl(typeIn(types))] : [])];
      },
      head({ shop, language, answers }) {
        const text = texts[language];
        const types = typesIn(answers) ?? [];
        const type = typeIn(types);
        const products = bodyOf<Product[]>(answers, productsUrl(type)) ?? [];
        const categories = types.find((one) => one.type === type)?.category ?? [];
        const from = products.length > 0 ? formatRupees(Math.min(...products.map(priceOf))) : '';
        const lead = products[0]?.images[0];
        const isUnknown = types.length > 0 && !isKnown(types);
        return {
          status: isUnknown ? 404 : 200,
          title: type || text.title,
          description: type
            ? text.ofType(type, categories.slice(0, SHOWN_CATEGORIES).join(', '), from)
            : everything[language](shop.name),
          canonical: isUnknown ? null : explorePath(type),
          lead: lead ? { src: lead, sizes: CARD_SIZES } : undefined,
          image: lead,
          crumbs: [
            [home[language], '/'],
            [text.products, '/explore'],
            ...(type ? [[type, explorePath(type)] as const] : []),
          ],
        };
      },
    };
  },
};
