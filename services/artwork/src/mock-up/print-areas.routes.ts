import {
  defaultViews,
  getPrintAreas,
  type PrintAreas,
  type ProductSnapshot,
  setPrintAreas,
} from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { DrawnAreas, PrintAreasStore } from './print-areas.store.ts';

/** The resolutions that a product type is judged by. */
export type DpiOf = (productType: string) => Promise<{ minDpi: number; goodDpi: number }>;

export interface PrintAreasDeps {
  areas: PrintAreasStore;
  products: ReadModel<ProductSnapshot>;
  dpiOf: DpiOf;
}

const noProduct = () => notFound({ en: 'There is no such product.', hi: 'ऐसा कोई प्रोडक्ट नहीं है।' }, 'product-not-found');

/** The product as this service knows it. Throws not-found. */
export async function productOf(products: ReadModel<ProductSnapshot>, id: string): Promise<ProductSnapshot> {
  const product = (await products.findSoon([id])).get(id);
  if (!product) throw noProduct();
  return product;
}

/** Registers /api/artwork/print-areas: anyone reads them, staff draw them. */
export function printAreasRoutes(router: ContractRouter, { areas, products, dpiOf }: PrintAreasDeps): void {
  router
    .on(getPrintAreas, allow.anyone, async ({ params: { productId } }) => {
      const product = await productOf(products, productId);
      const drawn = await areas.find(productId);
      return { status: 200, body: toResponse(product, drawn, await dpiOf(product.type)) };
    })
    .on(setPrintAreas, allow.staff('catalogue:write'), async ({ params: { productId }, body, user }) => {
      const product = await productOf(products, productId);
      const drawn = await areas.set({ id: productId, name: product.name }, body.views, user, new Date());
      return { status: 200, body: toResponse(product, drawn, await dpiOf(product.type)) };
    });
}

/** The views of a product: its own, or those of its type. */
export const viewsOf = (product: ProductSnapshot, drawn: DrawnAreas | undefined) =>
  drawn && drawn.views.length > 0 ? drawn.views : defaultViews(product.type);

function toResponse(
  product: ProductSnapshot,
  drawn: DrawnAreas | undefined,
  dpi: { minDpi: number; goodDpi: number },
): PrintAreas {
  const isDefault = !drawn || drawn.views.length === 0;
  return {
    productId: product.productId,
    views: viewsOf(product, drawn),
    ...dpi,
    isDefault,
    updatedAt: drawn?.updatedAt.toISOString() ?? null,
  };
}
