import {
  createProductColor,
  deleteProductColor,
  listProductColors,
  type ProductColor as ProductColorResponse,
  updateProductColor,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound } from '@print-shop/service-kit';
import { FOLLOW_AT_ONCE } from '../follow-on-renamed.ts';
import type { ProductStore } from '../product/product.store.ts';
import type { ProductColor, ProductColorStore } from './product-color.store.ts';

/** Registers /api/product-colors: everybody reads colours; staff add, change and delete them. */
export function productColorRoutes(
  router: ContractRouter,
  { colors, products }: { colors: ProductColorStore; products: ProductStore },
): void {
  router
    .on(listProductColors, allow.anyone, async ({ query }) => {
      const { colors: found, total } = await colors.list(query);
      return {
        status: 200 as const,
        body: { success: true as const, data: found.map(toResponse) },
        headers: { 'X-Total-Count': String(total) },
      };
    })
    .on(createProductColor, allow.staff('catalogue:write'), async ({ body, user }) => ({
      status: 201 as const,
      body: { success: true as const, data: toResponse(await colors.create(body, user)) },
    }))
    .on(updateProductColor, allow.staff('catalogue:write'), async ({ params, body, user }) => {
      const changed = await colors.update(params.id, body, user);
      if (!changed) throw noSuchColor();
      const { before, after } = changed;
      if (before.name !== after.name && (await products.countInColor(before.name)) <= FOLLOW_AT_ONCE) {
        await products.recolor(before.name, after.name, user);
      }
      return { status: 200 as const, body: { success: true as const, data: toResponse(after) } };
    })
    .on(deleteProductColor, allow.staff('catalogue:write'), async ({ params, user }) => {
      const found = await colors.find(params.id);
      if (!found) throw noSuchColor();
      const count = await products.countInColor(found.name);
      if (count > 0) {
        throw conflict(
          {
            en: `${count === 1 ? '1 product still comes' : `${count} products still come`} in "${found.name}". Change or delete them first.`,
            hi: `${count} प्रोडक्ट अभी "${found.name}" रंग में आते हैं। पहले उन्हें बदलिए या हटाइए।`,
          },
          'product-color-in-use',
        );
      }
      await colors.remove(found, user);
      return { status: 200 as const, body: { success: true as const, message: 'Product colour deleted successfully' } };
    });
}

const noSuchColor = () =>
  notFound({ en: 'There is no such colour.', hi: 'ऐसा कोई रंग नहीं है।' }, 'product-color-not-found');

const toResponse = ({ id, ...rest }: ProductColor): ProductColorResponse => ({ _id: id, ...rest });
