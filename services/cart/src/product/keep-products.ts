import { type ProductSnapshot, productCreated, productDeleted, productUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { keepCurrent, type ReadModel } from '@print-shop/read-model';

/** Keeps this service's own copy of the products up to date. */
export const keepProducts = (broker: Broker, products: ReadModel<ProductSnapshot>): Promise<void> =>
  keepCurrent(broker, products, {
    queues: { keep: 'cart.keep-product-on-product-changed', drop: 'cart.drop-product-on-product-deleted' },
    changed: [productCreated, productUpdated],
    removed: productDeleted,
    toEntry: (product) => [product.productId, product],
    toRemoval: ({ productId, version }) => [productId, version],
  });
