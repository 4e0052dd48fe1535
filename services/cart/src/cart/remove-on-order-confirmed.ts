import { type EventData, orderConfirmed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { CartStore } from './cart.store.ts';
import { lineKey } from './cart.ts';

const QUEUE = 'cart.remove-on-order-confirmed';

export const removeOnOrderConfirmed = (broker: Broker, carts: CartStore): Promise<void> =>
  broker.subscribe({
    queue: QUEUE,
    events: [orderConfirmed],
    prefetch: 10,
    handle: ({ data }) => removeOrdered(carts, data),
  });

/**
 * A second delivery changes nothing: the lines are gone, and lines that were added since then are others. Only orders of earlier releases
 * and of other clients do not name the lines; then the times of two computers are compared.
 */
export async function removeOrdered(
  carts: CartStore,
  { userId, lines, placedAt, quotation }: EventData<typeof orderConfirmed>,
): Promise<void> {
  // A quotation came from no cart, also where its products are in one. A guest has no cart.
  if (userId === null || quotation) return;
  await carts.removeOrdered(
    userId,
    lines.flatMap(({ cartLine: id, quantity }) => (id ? { id, quantity } : [])),
  );
  const unnamed = lines.filter(({ cartLine }) => !cartLine);
  await carts.removeOrderedKeys(userId, unnamed.map(lineKey), new Date(placedAt));
}
