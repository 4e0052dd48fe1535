import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { ProductStore } from '../product/product.store.ts';
import { productTypeRoutes } from './product-type.routes.ts';
import { createProductTypeStore } from './product-type.store.ts';

interface ProductTypesDeps {
  models: Pick<CatalogModels, 'types'>;
  relay: Relay;
}

/** Creates the types of products. Returns their store; `routes` registers the routes. */
export function createProductTypes({ models, relay }: ProductTypesDeps) {
  const types = createProductTypeStore(models.types, relay);
  return {
    types,
    routes: (router: ContractRouter, { products }: { products: ProductStore }) =>
      productTypeRoutes(router, { types, products }),
  };
}
