import type { Broker, Relay } from '@print-shop/messaging';
import type { ContractRouter, Logger } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import type { ProductStore } from '../product/product.store.ts';
import { productColorRoutes } from './product-color.routes.ts';
import { createProductColorStore } from './product-color.store.ts';
import { publishColors } from './publish-colors.ts';

interface ProductColorsDeps {
  models: Pick<CatalogModels, 'colors'>;
  broker: Broker;
  relay: Relay;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the colours of products, and starts publishing them. Returns their store; `routes` registers the routes. */
export function createProductColors({ models, broker, relay, logger, onClose }: ProductColorsDeps) {
  const colors = createProductColorStore(models.colors, relay);
  const publishing = publishColors({ broker, colors, logger });
  onClose('telling of colours', () => publishing.close());
  return {
    colors,
    routes: (router: ContractRouter, { products }: { products: ProductStore }) =>
      productColorRoutes(router, { colors, products }),
  };
}
