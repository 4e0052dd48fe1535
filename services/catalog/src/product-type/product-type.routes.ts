import {
  createProductType,
  deleteProductType,
  listProductTypes,
  type ProductType as ProductTypeResponse,
  updateProductType,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound } from '@print-shop/service-kit';
import { checkUnchanged } from '../check-unchanged.ts';
import { FOLLOW_AT_ONCE } from '../follow-on-renamed.ts';
import type { ProductStore } from '../product/product.store.ts';
import type { ProductType, ProductTypeStore } from './product-type.store.ts';

/** Registers /api/product-types: everybody reads types; staff add, change and delete them. */
export function productTypeRoutes(
  router: ContractRouter,
  { types, products }: { types: ProductTypeStore; products: ProductStore },
): void {
  router
    .on(listProductTypes, allow.anyone, async ({ query }) => {
      const { types: found, total } = await types.list(query);
      return {
        status: 200 as const,
        body: { success: true as const, data: found.map(toResponse) },
        headers: { 'X-Total-Count': String(total) },
      };
    })
    .on(createProductType, allow.staff('catalogue:write'), async ({ body, user }) => {
      const created = await types.create(body, user);
      return {
        status: 201 as const,
        body: { success: true as const, message: 'Product type created successfully', data: toResponse(created) },
      };
    })
    .on(
      updateProductType,
      allow.staff('catalogue:write'),
      async ({ params, body: { expectedUpdatedAt, ...fields }, user }) => {
        const changed = await types.update(params.id, fields, user, async (before) => {
          checkUnchanged(before, expectedUpdatedAt);
          await checkCategories(products, before, fields.category);
        });
        if (!changed) throw noSuchType();
        const { before, after } = changed;
        if (before.type !== after.type && (await products.count({ type: before.type })) <= FOLLOW_AT_ONCE) {
          await products.moveToType(before.type, after.type, user);
        }
        return {
          status: 200 as const,
          body: { success: true as const, message: 'Product type updated successfully', data: toResponse(after) },
        };
      },
    )
    .on(deleteProductType, allow.staff('catalogue:write'), async ({ params, user }) => {
      const found = await types.find(params.id);
      if (!found) throw noSuchType();
      const count = await products.count({ type: found.type });
      if (count > 0) {
        throw conflict(
          {
            en: `${howMany(count)} the type "${found.type}". Move or delete them first.`,
            hi: `${count} प्रोडक्ट अभी "${found.type}" प्रकार के हैं। पहले उन्हें बदलिए या हटाइए।`,
          },
          'product-type-in-use',
        );
      }
      await types.remove(found, user);
      return { status: 200 as const, body: { success: true as const, message: 'Product type deleted successfully' } };
    });
}

/** Throws conflict when a category that still has products would be removed. */
async function checkCategories(products: ProductStore, { type, category }: ProductType, kept: string[]): Promise<void> {
  for (const name of category.filter((one) => !kept.includes(one))) {
    const count = await products.count({ type, category: name });
    if (count > 0) {
      throw conflict(
        {
          en: `${howMany(count)} the category "${name}". Move them to another one first.`,
          hi: `${count} प्रोडक्ट अभी "${name}" कैटेगरी में हैं। पहले उन्हें किसी और में डालिए।`,
        },
        'product-category-in-use',
      );
    }
  }
}

const howMany = (products: number) => (products === 1 ? '1 product still uses' : `${products} products still use`);

const noSuchType = () =>
  notFound({ en: 'There is no such product type.', hi: 'प्रोडक्ट का ऐसा कोई प्रकार नहीं है।' }, 'product-type-not-found');

function toResponse({ id, createdAt, updatedAt, ...rest }: ProductType): ProductTypeResponse {
  return { _id: id, ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
