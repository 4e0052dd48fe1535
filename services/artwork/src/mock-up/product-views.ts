import { defaultViews, type ProductSnapshot } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { notFound } from '@print-shop/service-kit';
import type { DrawnAreas } from './print-areas.store.ts';

/** The resolutions that a product type is judged by. */
export type DpiOf = (productType: string) => Promise<{ minDpi: number; goodDpi: number }>;

const noProduct = () => notFound({ en: 'There is no such product.', hi: 'ऐसा कोई प्रोडक्ट नहीं है।' }, 'product-not-found');

/** The product as this service knows it. Throws not-found. */
export async function productOf(products: ReadModel<ProductSnapshot>, id: string): Promise<ProductSnapshot> {
  const product = (await products.findSoon([id])).get(id);
  if (!product) throw noProduct();
  return product;
}

/** The views of a product: its own, or those of its type. */
export const viewsOf = (product: ProductSnapshot, drawn: DrawnAreas | undefined) =>
  drawn && drawn.views.length > 0 ? drawn.views : defaultViews(product.type);
