import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** The turn of a crashed process ends after this long, in ms. Placing an order takes a fraction of it. */
const LONGEST_MS = 10_000;
const LOOK_AGAIN_MS = 20;

/** Ends only one's own turn: it may have expired meanwhile and belong to another. */
const END = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

export type OrderLock = ReturnType<typeof createOrderLock>;

/**
 * Runs work with the same key one after another across all instances; work with other keys does not wait. Rejects while
 * Redis is away.
 */
export function createOrderLock(redis: Redis) {
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const name = `ordering:turn:${key}`;
    const mine = randomUUID();
    while (!(await redis.set(name, mine, 'PX', LONGEST_MS, 'NX'))) await sleep(LOOK_AGAIN_MS);
    try {
      return await work();
    } finally {
      await redis.eval(END, 1, name, mine);
    }
  };
}
