import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { ProductStore } from '../product/product.store.ts';
import { productColorRoutes } from './product-color.routes.ts';
import { createProductColorStore, type ProductColorStore } from './product-color.store.ts';
import { publishColors } from './publish-colors.ts';

interface ProductColorsDeps {
  models: Pick<CatalogModels, 'colors'>;
  broker: Broker;
  relay: Relay;
  works: Works;
  products: ProductStore;
}

/** Creates the colours of products and their routes, and starts publishing them. Returns their store. */
export function createProductColors(router: ContractRouter, deps: ProductColorsDeps): ProductColorStore {
  const { models, broker, relay, works, products } = deps;
  const colors = createProductColorStore(models.colors, relay);
  publishColors(works, { broker, colors });
  productColorRoutes(router, { colors, products });
  return colors;
}
