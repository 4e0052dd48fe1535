import type { Product, Shop } from '@print-shop/contracts';
import { priceOf } from '../../api/price-of.ts';

/** The product and its price: the one that the shop shows and takes. */
export const productLd = (product: Product, shop: Shop, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  category: product.category ? `${product.type} > ${product.category}` : product.type,
  sku: product._id,
  image: product.images.map((image) => new URL(image, publicUrl).href),
  // The default rating of a demonstration is no rating that anybody gave.
  ...(product.rating && !product.hasDefaultRating
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}),
  brand: { '@type': 'Brand', name: shop.name },
  offers: {
    '@type': 'Offer',
    url: `${publicUrl}/product/${product._id}`,
    price: priceOf(product).toFixed(2),
    priceCurrency: 'INR',
    availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${publicUrl}/#shop` },
  },
});
