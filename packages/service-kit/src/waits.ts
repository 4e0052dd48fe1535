export interface WaitsOptions<Value> {
  find: (id: string) => Promise<Value | undefined>;
  /** Whether the wait for it can end. Without it, the wait ends once the object is there. */
  isReady?: (found: Value) => boolean;
  /** Called when a look fails; looking continues. */
  onError: (error: unknown) => void;
}

/**
 * Lets requests wait for what a consumer of this process is about to store. Another process may handle the event instead, so a
 * wait also looks at the database from time to time.
 */
export interface Waits<Value> {
  /** Resolves with the object once it is ready, or with `undefined` after `limitMs`. */
  wait(id: string, limitMs: number): Promise<Value | undefined>;
  tell(value: Value): void;
}

const LOOK_MS = 400;

export function createWaits<Value extends { readonly id: string }>(options: WaitsOptions<Value>): Waits<Value> {
  const { find, isReady = () => true, onError } = options;
  const waiting = new Map<string, Set<(value: Value) => void>>();

  return {
    wait(id, limitMs) {
      const { promise, resolve } = Promise.withResolvers<Value | undefined>();
      const listeners = waiting.get(id) ?? new Set();
      waiting.set(id, listeners.add(resolve));
      const looks = setInterval(() => {
        const look = async () => {
          const found = await find(id);
          if (found && isReady(found)) resolve(found);
        };
        look().catch(onError);
      }, LOOK_MS);
      const limit = setTimeout(resolve, limitMs, undefined);
      return promise.finally(() => {
        clearInterval(looks);
        clearTimeout(limit);
        listeners.delete(resolve);
        if (listeners.size === 0) waiting.delete(id);
      });
    },
    tell(value) {
      for (const resolve of waiting.get(value.id) ?? []) resolve(value);
    },
  };
}
