import { type ProductSnapshot, productCreated, productDeleted, productUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { createReadModel, type ReadModel, type ReadModelDeps } from './read-model.ts';

export interface KeepProductsDeps extends ReadModelDeps {
  broker: Pick<Broker, 'subscribe'>;
}

/** Keeps a service's own copy of the products up to date, through two queues of that service. Returns the copy. */
export async function keepProducts(service: string, deps: KeepProductsDeps): Promise<ReadModel<ProductSnapshot>> {
  const { broker } = deps;
  const products = createReadModel<ProductSnapshot>(service, deps, 'products');
  await broker.subscribe({
    queue: `${service}.keep-product-on-product-changed`,
    events: [productCreated, productUpdated],
    prefetch: 20,
    handle: ({ data }) => products.put(data.productId, data),
  });
  await broker.subscribe({
    queue: `${service}.drop-product-on-product-deleted`,
    events: [productDeleted],
    prefetch: 20,
    handle: ({ data: { productId, version } }) => products.remove(productId, version),
  });
  return products;
}
