import { getPrintAreas, type PrintAreas, type ProductSnapshot, setPrintAreas } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import type { DrawnAreas, PrintAreasStore } from './print-areas.store.ts';
import { type ProfileOf, productOf, viewsOf } from './product-views.ts';

export interface PrintAreasDeps {
  areas: PrintAreasStore;
  products: ReadModel<ProductSnapshot>;
  profileOf: ProfileOf;
}

/** Registers /api/artwork/print-areas: anyone reads them, staff draw them. */
export function printAreasRoutes(router: ContractRouter, { areas, products, profileOf }: PrintAreasDeps): void {
  router
    .on(getPrintAreas, allow.anyone, async ({ params: { productId } }) => {
      const product = await productOf(products, productId);
      const drawn = await areas.find(productId);
      return { status: 200, body: toResponse(product, drawn, await profileOf(product.type)) };
    })
    .on(setPrintAreas, allow.staff('catalogue:write'), async ({ params: { productId }, body, user }) => {
      const product = await productOf(products, productId);
      const drawn = await areas.set({ id: productId, name: product.name }, body.views, user, new Date());
      return { status: 200, body: toResponse(product, drawn, await profileOf(product.type)) };
    });
}

function toResponse(
  product: ProductSnapshot,
  drawn: DrawnAreas | undefined,
  profile: Awaited<ReturnType<ProfileOf>>,
): PrintAreas {
  const { minDpi, goodDpi } = profile;
  const isDefault = !drawn || drawn.views.length === 0;
  return {
    productId: product.productId,
    views: viewsOf(product, drawn, profile),
    minDpi,
    goodDpi,
    isDefault,
    updatedAt: drawn?.updatedAt.toISOString() ?? null,
  };
}
