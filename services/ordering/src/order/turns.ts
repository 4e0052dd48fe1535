import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** A turn whose process died ends by itself after this long, in ms. Placing an order takes a fraction of it. */
const LONGEST_MS = 10_000;
const LOOK_AGAIN_MS = 20;

/** Ends a turn only for who has it: it may have run out meanwhile and be another's. */
const END = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

export type Turns = ReturnType<typeof createTurns>;

/** Work of the same key, one after another over all instances; that of other keys does not wait for it. Rejects while Redis is away. */
export function createTurns(redis: Redis) {
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
