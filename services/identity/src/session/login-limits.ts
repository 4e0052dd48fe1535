import { tooManyRequests } from '@print-shop/service-kit/errors';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export const WINDOW_SECONDS = 15 * 60;

export interface LoginLimitOptions {
  redis: Redis;
  perAccount: number;
  perAddress: number;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Bounds failed sign-ins per account and per client address, in Redis, so that all instances count together. An attempt is
 * counted before its password is looked at: parallel guesses cannot slip through.
 */
export function createLoginLimits({ redis, perAccount, perAddress }: LoginLimitOptions) {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterRedis({ storeClient: redis, keyPrefix, points, duration: WINDOW_SECONDS });
  const accounts = limiter('identity:login:account', perAccount);
  const addresses = limiter('identity:login:address', perAddress);

  return {
    /** Counts an attempt. Throws too-many-requests when either has none left, and when Redis is away its error. */
    async count(account: string, address: string): Promise<void> {
      await take(addresses, address);
      await take(accounts, account);
    },
    /** A right password clears the account, and gives the address its attempt back: only failures count. */
    async forgive(account: string, address: string): Promise<void> {
      await Promise.all([accounts.delete(account), addresses.reward(address, 1)]);
    },
  };
}

async function take(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = Math.ceil(error.msBeforeNext / 1000);
    const minutes = Math.ceil(seconds / 60);
    throw tooManyRequests(
      `Too many sign-in attempts. Please try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
      seconds,
      'too-many-logins',
    );
  }
}
