import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { CartStore } from './cart.store.ts';

const QUEUE = 'cart.remove-on-user-deleted';

export const removeOnUserDeleted = (broker: Broker, carts: CartStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [userDeleted],
    prefetch: 5,
    handle: async ({ data }) => {
      await carts.remove(data.userId);
    },
  });
