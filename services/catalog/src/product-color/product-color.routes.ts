import {
  createProductColor,
  deleteProductColor,
  listProductColors,
  type ProductColor as ProductColorReply,
  updateProductColor,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound } from '@print-shop/service-kit';
import type { ProductStore } from '../product/product.store.ts';
import type { ProductColor, ProductColorStore } from './product-color.store.ts';

/** /api/product-colors (admin spec, section 7). */
export function productColorRoutes(
  router: ContractRouter,
  { colors, products }: { colors: ProductColorStore; products: ProductStore },
): void {
  router
    .on(listProductColors, allow.anyone, async () => ({
      status: 200 as const,
      body: { success: true as const, data: (await colors.list()).map(toReply) },
    }))
    .on(createProductColor, allow.admin, async ({ body }) => ({
      status: 201 as const,
      body: { success: true as const, data: toReply(await colors.create(body)) },
    }))
    .on(updateProductColor, allow.admin, async ({ params, body }) => {
      const before = await colors.find(params.id);
      const after = before && (await colors.update(params.id, body));
      if (!before || !after) throw noSuchColor();
      if (before.name !== after.name) {
        for (const id of await products.ids({ colors: before.name })) {
          await products.update(id, (product) => ({
            colors: product.colors.map((name) => (name === before.name ? after.name : name)),
          }));
        }
      }
      return { status: 200 as const, body: { success: true as const, data: toReply(after) } };
    })
    .on(deleteProductColor, allow.admin, async ({ params }) => {
      const found = await colors.find(params.id);
      if (!found) throw noSuchColor();
      if (await products.exists({ colors: found.name })) {
        throw conflict(`Products still come in "${found.name}". Change or delete them first.`, 'product-color-in-use');
      }
      await colors.remove(params.id);
      return { status: 200 as const, body: { success: true as const, message: 'Product colour deleted successfully' } };
    });
}

const noSuchColor = () => notFound('There is no such colour.', 'product-color-not-found');

const toReply = ({ id, ...rest }: ProductColor): ProductColorReply => ({ _id: id, ...rest });
