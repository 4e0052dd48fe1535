import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { ProductStore } from '../product/product.store.ts';
import { productTypeRoutes } from './product-type.routes.ts';
import { createProductTypeStore, type ProductTypeStore } from './product-type.store.ts';

interface ProductTypesDeps {
  models: Pick<CatalogModels, 'types'>;
  relay: Relay;
  products: ProductStore;
}

export function createProductTypes(
  router: ContractRouter,
  { models, relay, products }: ProductTypesDeps,
): ProductTypeStore {
  const types = createProductTypeStore(models.types, relay);
  productTypeRoutes(router, { types, products });
  return types;
}
