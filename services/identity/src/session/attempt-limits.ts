import { tooManyRequests } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;

export interface LimitOptions {
  redis: Redis;
  /** Keeps the counts of one thing apart from those of another. */
  name: string;
  points: number;
  /** What there were too many of, as the caller reads it: `sign-in attempts`. */
  what: string;
  code: string;
}

export interface AttemptLimitOptions extends Omit<LimitOptions, 'points'> {
  perAccount: number;
  perAddress: number;
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/**
 * Bounds attempts per account and per client address. An attempt is counted before anything is looked at: parallel guesses
 * cannot slip through.
 */
export function createAttemptLimits({ perAccount, perAddress, ...options }: AttemptLimitOptions) {
  const accounts = createLimit({ ...options, name: `${options.name}:account`, points: perAccount });
  const addresses = createLimit({ ...options, name: `${options.name}:address`, points: perAddress });

  return {
    /** Counts an attempt. Throws too-many-requests when either has none left, and when Redis is away its error. */
    async count(account: string, address: string): Promise<void> {
      await addresses.take(address);
      await accounts.take(account);
    },
    /** A success clears the account, and gives the address its attempt back: only failures count. */
    async forgive(account: string, address: string): Promise<void> {
      await Promise.all([accounts.clear(account), addresses.giveBack(address)]);
    },
  };
}

export type Limit = ReturnType<typeof createLimit>;

/** Counts in windows of 15 minutes, in Redis, so that all instances count together. */
export function createLimit({ redis, name, points, what, code }: LimitOptions) {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `identity:${name}`,
    points,
    duration: WINDOW_SECONDS,
  });
  return {
    async take(key: string): Promise<void> {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.ceil(error.msBeforeNext / 1000);
        const minutes = Math.ceil(seconds / 60);
        const wait = `${minutes} minute${minutes === 1 ? '' : 's'}`;
        throw tooManyRequests(`Too many ${what}. Please try again in ${wait}.`, seconds, code);
      }
    },
    clear: (key: string): Promise<unknown> => limiter.delete(key),
    giveBack: (key: string): Promise<unknown> => limiter.reward(key, 1),
  };
}
