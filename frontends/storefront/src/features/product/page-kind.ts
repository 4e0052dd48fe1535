import type { Product } from '@print-shop/contracts';
import {
  boughtTogether,
  getProduct,
  listProductColors,
  listTaxRates,
  similarProducts,
} from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { bodyOf, type PageKind, urlOf } from '@print-shop/web-kit';
import { priceOf } from '../../api/price-of.ts';
import { isId } from '../../api/product-query.ts';
import { ratesOf } from '../../api/use-tax-rates.ts';
import { everything, explorePath } from '../../server/catalog.ts';
import { home } from '../../server/information.ts';
import { inputOf } from './api/use-similar-products.ts';
import { GALLERY_SIZES } from './components/gallery.tsx';
import { productLd } from './product-ld.ts';
import { firstReviews } from './reviews/api/use-reviews.ts';

const missing = {
  en: { title: 'Product Not Found', description: 'The product you are looking for does not exist.' },
  hi: { title: 'प्रोडक्ट नहीं मिला', description: 'आप जो प्रोडक्ट ढूँढ रहे हैं, वह मौजूद नहीं है।' },
};

const boughtTogetherUrl = (id: string) => urlOf(boughtTogether, { params: { id } });

const DESCRIPTION_LENGTH = 155;

/** The most characters, cut after a word. */
function shorten(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

export const productPage: PageKind = {
  at({ params: { id = '' } }) {
    const url = urlOf(getProduct, { params: { id } });
    return {
      reads(answers) {
        const product = bodyOf<Product>(answers, url);
        const own = isId(id) ? [url, urlOf(listProductColors, {})] : [];
        return product
          ? [
              ...own,
              urlOf(similarProducts, inputOf(product)),
              boughtTogetherUrl(product._id),
              firstReviews(product._id),
              urlOf(listTaxRates, ratesOf([product._id])),
            ]
          : own;
      },
      head({ shop, language, answers, publicUrl }) {
        const product = bodyOf<Product>(answers, url);
        const status = answers[url]?.status ?? 404;
        if (!product) return status < 500 ? { ...missing[language], status: 404, canonical: null } : undefined;
        const path = `/product/${product._id}`;
        const [lead] = product.images;
        const words = product.description || everything[language](shop.name);
        return {
          status: 200,
          title: product.name,
          description: shorten(`${formatRupees(priceOf(product))}. ${words}`),
          canonical: path,
          type: 'product',
          image: lead,
          lead: lead ? { src: lead, sizes: GALLERY_SIZES } : undefined,
          crumbs: [
            [home[language], '/'],
            [product.type, explorePath(product.type)],
            [product.name, path],
          ],
          jsonLd: [productLd(product, shop, publicUrl)],
        };
      },
    };
  },
};
