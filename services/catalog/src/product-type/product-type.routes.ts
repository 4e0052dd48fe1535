import {
  createProductType,
  deleteProductType,
  listProductTypes,
  type ProductType as ProductTypeReply,
  updateProductType,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound } from '@print-shop/service-kit';
import type { ProductStore } from '../product/product.store.ts';
import type { ProductType, ProductTypeStore } from './product-type.store.ts';

/** /api/product-types (admin spec, sections 2.7, 7 and 8). */
export function productTypeRoutes(
  router: ContractRouter,
  { types, products }: { types: ProductTypeStore; products: ProductStore },
): void {
  router
    .on(listProductTypes, allow.anyone, async () => ({
      status: 200 as const,
      body: { success: true as const, data: (await types.list()).map(toReply) },
    }))
    .on(createProductType, allow.admin, async ({ body }) => {
      const created = await types.create(body);
      return {
        status: 201 as const,
        body: { success: true as const, message: 'Product type created successfully', data: toReply(created) },
      };
    })
    .on(updateProductType, allow.admin, async ({ params, body }) => {
      const before = await types.find(params.id);
      const after = before && (await types.update(params.id, body));
      if (!before || !after) throw noSuchType();
      if (before.type !== after.type) {
        for (const id of await products.ids({ type: before.type })) {
          await products.update(id, () => ({ type: after.type }));
        }
      }
      return {
        status: 200 as const,
        body: { success: true as const, message: 'Product type updated successfully', data: toReply(after) },
      };
    })
    .on(deleteProductType, allow.admin, async ({ params }) => {
      const found = await types.find(params.id);
      if (!found) throw noSuchType();
      if (await products.exists({ type: found.type })) {
        throw conflict(
          `Products still use the type "${found.type}". Move or delete them first.`,
          'product-type-in-use',
        );
      }
      await types.remove(params.id);
      return { status: 200 as const, body: { success: true as const, message: 'Product type deleted successfully' } };
    });
}

const noSuchType = () => notFound('There is no such product type.', 'product-type-not-found');

function toReply({ id, createdAt, updatedAt, ...rest }: ProductType): ProductTypeReply {
  return { _id: id, ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
