import type { Product } from '@print-shop/contracts';
import { getProduct } from '@print-shop/contracts/client';
import { bodyOf, type PageKind, urlOf } from '@print-shop/web-kit';
import { isId } from '../../api/product-query.ts';

const words = {
  en: {
    title: (name: string) => `Bulk order: ${name}`,
    description: 'Choose placements, sizes and colours, upload your design, and see the price before you order.',
  },
  hi: {
    title: (name: string) => `बल्क ऑर्डर: ${name}`,
    description: 'जगह, साइज़ और रंग चुनिए, अपना डिज़ाइन अपलोड कीजिए, और ऑर्डर से पहले दाम देखिए।',
  },
};

/** The bulk order of a t-shirt. The same path shows a customer's own order. Only its frame is rendered. */
export const bulkOrderPage: PageKind = {
  at({ params: { id = '' } }) {
    const url = urlOf(getProduct, { params: { id } });
    return {
      reads: () => (isId(id) ? [url] : []),
      head({ language, answers }) {
        const product = bodyOf<Product>(answers, url);
        const text = words[language];
        return (
          product && { status: 200, title: text.title(product.name), description: text.description, canonical: null }
        );
      },
    };
  },
};
