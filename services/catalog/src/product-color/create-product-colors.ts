import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { ProductStore } from '../product/product.store.ts';
import { productColorRoutes } from './product-color.routes.ts';
import { createProductColorStore } from './product-color.store.ts';
import { publishColors } from './publish-colors.ts';

interface ProductColorsDeps {
  models: Pick<CatalogModels, 'colors'>;
  broker: Broker;
  relay: Relay;
  works: Works;
}

/** Creates the colours of products, and starts publishing them. Returns their store; `routes` registers the routes. */
export function createProductColors({ models, broker, relay, works }: ProductColorsDeps) {
  const colors = createProductColorStore(models.colors, relay);
  publishColors(works, { broker, colors });
  return {
    colors,
    routes: (router: ContractRouter, { products }: { products: ProductStore }) =>
      productColorRoutes(router, { colors, products }),
  };
}
