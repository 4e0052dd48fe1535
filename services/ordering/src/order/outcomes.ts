import type { Order } from './order.ts';

/**
 * Wakes the request that waits for an order's stock decision when this process handles it. Another process may handle it
 * instead, so the wait also polls the stored order.
 */
export interface Outcomes {
  /** Resolves with the order once it no longer waits, or with `undefined` after `limitMs`. */
  wait(orderId: string, limitMs: number): Promise<Order | undefined>;
  tell(order: Order): void;
}

const LOOK_MS = 400;

/** `onError` is called when polling fails; polling continues. */
export function createOutcomes(
  find: (id: string) => Promise<Order | undefined>,
  onError: (error: unknown) => void,
): Outcomes {
  const waiting = new Map<string, Set<(order: Order) => void>>();

  return {
    wait(orderId, limitMs) {
      const { promise, resolve } = Promise.withResolvers<Order | undefined>();
      const listeners = waiting.get(orderId) ?? new Set();
      waiting.set(orderId, listeners.add(resolve));
      const looks = setInterval(() => {
        const look = async () => {
          const order = await find(orderId);
          if (order && order.status !== 'waiting') resolve(order);
        };
        look().catch(onError);
      }, LOOK_MS);
      const limit = setTimeout(resolve, limitMs, undefined);
      return promise.finally(() => {
        clearInterval(looks);
        clearTimeout(limit);
        listeners.delete(resolve);
        if (listeners.size === 0) waiting.delete(orderId);
      });
    },
    tell(order) {
      for (const resolve of waiting.get(order.id) ?? []) resolve(order);
    },
  };
}
