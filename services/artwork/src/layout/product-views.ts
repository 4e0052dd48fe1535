import {
  defaultViews,
  type PrintProfile,
  type PrintView,
  type ProductSnapshot,
  sheetViews,
} from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { notFound } from '@print-shop/service-kit';
import type { DrawnAreas } from './print-areas.store.ts';

type LayoutProfile = Pick<PrintProfile, 'minDpi' | 'goodDpi' | 'sizes' | 'maxPages'>;
export type ProfileOf = (productType: string) => Promise<LayoutProfile>;

const noProduct = () => notFound({ en: 'There is no such product.', hi: 'ऐसा कोई प्रोडक्ट नहीं है।' }, 'product-not-found');

/** The product as this service knows it. Throws not-found. */
export async function productOf(products: ReadModel<ProductSnapshot>, id: string): Promise<ProductSnapshot> {
  const product = (await products.findOrWait([id])).get(id);
  if (!product) throw noProduct();
  return product;
}

/** The views of a product: its own, those of its type, or a plain sheet of its size. */
export function viewsOf(
  product: Pick<ProductSnapshot, 'name' | 'type'>,
  drawn: DrawnAreas | undefined,
  profile: Pick<LayoutProfile, 'sizes' | 'maxPages'>,
): PrintView[] {
  if (drawn && drawn.views.length > 0) return drawn.views;
  const ofType = defaultViews(product.type);
  return ofType.length > 0 ? ofType : sheetViews(product, profile);
}
