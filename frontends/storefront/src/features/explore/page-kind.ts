import type { PageAnswers, ProductSearch, ProductType } from '@print-shop/contracts';
import { listProductTypes, matchesSlug, searchProducts } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { CARD_SIZES } from '@print-shop/ui';
import { bodyOf, type PageKind, urlOf } from '@print-shop/web-kit';
import { priceOf } from '../../api/price-of.ts';
import { everything, explorePath } from '../../server/catalog.ts';
import { home } from '../../server/information.ts';
import { FILTERS, filtersOf, isSearch, queryOf } from './filters.ts';

const texts = {
  en: {
    title: 'Explore products',
    products: 'Products',
    resultsFor: (words: string) => `Results for “${words}”`,
    ofType: (type: string, categories: string, from: string) =>
      `${type} printed to order${categories && `: ${categories}`}${from && `. From ${from}`}. GST invoice and delivery all over India.`,
  },
  hi: {
    title: 'सारे प्रोडक्ट देखें',
    products: 'प्रोडक्ट',
    resultsFor: (words: string) => `“${words}” के नतीजे`,
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
  query: FILTERS,
  at({ params: { slug = '' }, query }) {
    const filters = filtersOf(query);
    const { category, q } = filters;
    const typeIn = (types: readonly ProductType[]) =>
      query.get('type') || (slug && types.find(({ type }) => matchesSlug(type, slug.toLowerCase()))?.type) || '';
    /** Only existing types are requested, so that nobody can fill a cache with others. */
    const isKnown = (types: readonly ProductType[]) => {
      const type = typeIn(types);
      const known = types.find((one) => one.type === type);
      return (type ? known !== undefined : slug === '') && (!category || known?.category.includes(category) === true);
    };
    const productsUrl = (type: string) => urlOf(searchProducts, { query: queryOf(1, { ...filters, type }) });
    return {
      reads(answers) {
        const types = typesIn(answers);
        return [TYPES, ...(types && isKnown(types) ? [productsUrl(typeIn(types))] : [])];
      },
      head({ shop, language, answers }) {
        const text = texts[language];
        const types = typesIn(answers) ?? [];
        const type = typeIn(types);
        const products = bodyOf<ProductSearch>(answers, productsUrl(type))?.products ?? [];
        const categories = types.find((one) => one.type === type)?.category ?? [];
        const from = products.length > 0 ? formatRupees(Math.min(...products.map(priceOf))) : '';
        const lead = products[0]?.images[0];
        const isUnknown = types.length > 0 && !isKnown(types);
        return {
          status: isUnknown ? 404 : 200,
          title: q ? text.resultsFor(q) : type || text.title,
          description: type
            ? text.ofType(type, categories.slice(0, SHOWN_CATEGORIES).join(', '), from)
            : everything[language](shop.name),
          // Searches are endless; search engines are led to the shelves.
          canonical: isUnknown || isSearch(filters) ? null : explorePath(type),
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
