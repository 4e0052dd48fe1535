import type { Text } from '@print-shop/contracts';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';

const WINDOW_SECONDS = 15 * 60;

export interface LimitOptions {
  redis: Redis;
  /** The service's name. Every key in Redis begins with it. */
  prefix: string;
  /** Separates the counts of this limit from those of others. */
  name: string;
  points: number;
  /** The message before the time to wait: `Too many sign-in attempts.` */
  tooMany: Text;
  code: string;
  seconds?: number;
}

export type Limit = ReturnType<typeof createLimit>;

/** Counts in Redis, so that all instances count together, in windows of 15 minutes or as many seconds as given. */
export function createLimit({
  redis,
  prefix,
  name,
  points,
  tooMany,
  code,
  seconds: duration = WINDOW_SECONDS,
}: LimitOptions) {
  const limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `${prefix}:${name}`, points, duration });
  return {
    /** Counts one. Throws too-many-requests when none is left, and Redis's error when Redis is away. */
    async take(key: string): Promise<void> {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.ceil(error.msBeforeNext / 1000);
        const minutes = Math.ceil(seconds / 60);
        const text = {
          en: `${tooMany.en} Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
          hi: `${tooMany.hi} ${minutes} मिनट बाद फिर कोशिश कीजिए।`,
        };
        throw tooManyRequests(text, seconds, code);
      }
    },
    clear: (key: string): Promise<unknown> => limiter.delete(key),
    giveBack: (key: string): Promise<unknown> => limiter.reward(key, 1),
  };
}
