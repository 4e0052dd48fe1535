import { type ProductSnapshot, productCreated, productDeleted, productUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ReadModel } from './read-model.ts';

/** Keeps a service's own copy of the products up to date, through two queues of that service. */
export async function keepProducts(
  service: string,
  broker: Pick<Broker, 'subscribe'>,
  products: ReadModel<ProductSnapshot>,
): Promise<void> {
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
}
