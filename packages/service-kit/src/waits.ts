import type { Redis } from 'ioredis';
import type { Logger } from './log.ts';
import { createRedisChannel } from './redis-channel.ts';

export interface WaitsOptions<Value> {
  redis: Redis;
  /** The name of the Redis channel, which the log shows too: "ordering:outcomes". */
  channel: string;
  find: (id: string) => Promise<Value | undefined>;
  /** Whether the wait for it can end. Without it, the wait ends once the object is there. */
  isReady?: (found: Value) => boolean;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/**
 * Lets requests wait for what a consumer is about to store. Whichever process of the service stores it wakes the request, over Redis
 * where the request is in another process. While Redis is away, such a request waits until its limit.
 */
export interface Waits<Value> {
  /** Resolves with the object once it is stored from now on, or with `undefined` after `limitMs`. */
  wait(id: string, limitMs: number): Promise<Value | undefined>;
  /** The same for an object that may be ready already; it is looked for at the limit once more. Rejects when it cannot be read. */
  findOrWait(id: string, limitMs: number): Promise<Value | undefined>;
  /**
   * Wakes the requests that wait for this object once it is ready, here and in the other processes. Without `value`, each process
   * that has such a request reads the object.
   */
  wake(id: string, value?: Value): void;
}

export function createWaits<Value>(options: WaitsOptions<Value>): Waits<Value> {
  const { redis, channel, find, isReady = () => true, logger, onClose } = options;
  const waiting = new Map<string, Set<(value: Value | undefined) => void>>();

  const wakeHere = (id: string, value: Value): void => {
    for (const resolve of waiting.get(id) ?? []) resolve(value);
  };
  const findReady = async (id: string): Promise<Value | undefined> => {
    const found = await find(id);
    return found && isReady(found) ? found : undefined;
  };
  const look = async (id: string): Promise<void> => {
    const found = waiting.has(id) ? await findReady(id) : undefined;
    if (found) wakeHere(id, found);
  };

  const processes = createRedisChannel({ redis, channel, logger, onClose });
  processes.listen(look);

  const begin = (id: string, limitMs: number) => {
    const { promise, resolve } = Promise.withResolvers<Value | undefined>();
    const same = waiting.get(id) ?? new Set();
    waiting.set(id, same.add(resolve));
    const limit = setTimeout(resolve, limitMs, undefined);
    const ended = promise.finally(() => {
      clearTimeout(limit);
      same.delete(resolve);
      if (same.size === 0) waiting.delete(id);
    });
    return { ended, resolve };
  };

  return {
    wait: (id, limitMs) => begin(id, limitMs).ended,
    async findOrWait(id, limitMs) {
      const { ended, resolve } = begin(id, limitMs);
      try {
        const ready = await findReady(id);
        if (ready) resolve(ready);
      } catch (error) {
        resolve(undefined);
        throw error;
      }
      // A wake-up may be lost, while Redis is away or by an instance of an earlier release.
      return (await ended) ?? findReady(id);
    },
    wake(id, value) {
      if (value && !isReady(value)) return;
      if (value) wakeHere(id, value);
      processes.say(id);
    },
  };
}
