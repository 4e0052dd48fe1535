import { productDeleted, userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { FavoriteStore } from './favorites.store.ts';

/** Removes favorites with their product or account. */
export async function forgetOnDeleted(broker: Broker, favorites: FavoriteStore): Promise<void> {
  await broker.subscribe({
    queue: 'favorites.forget-on-product-deleted',
    events: [productDeleted],
    handle: ({ data }) => favorites.removeOfProduct(data.productId),
  });
  await broker.subscribe({
    queue: 'favorites.forget-on-user-deleted',
    events: [userDeleted],
    handle: ({ data }) => favorites.removeOfUser(data.userId),
  });
}
