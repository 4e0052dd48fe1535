/**
 * Runs work that goes on when its caller waits no longer. Work of the same key is one piece of work while it lasts. The function that is
 * returned rejects with `late()` after `patienceMs` milliseconds.
 */
export function createSharedWork({ patienceMs, late }: { patienceMs: number; late: () => Error }) {
  const inHand = new Map<string, Promise<void>>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const working = inHand.get(key) ?? work().finally(() => inHand.delete(key));
    inHand.set(key, working);
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(late()), patienceMs);
    await Promise.race([working, promise]).finally(() => clearTimeout(timer));
  };
}
