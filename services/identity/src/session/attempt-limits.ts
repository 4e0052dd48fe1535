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
  seconds?: number;
}

export type Limit = ReturnType<typeof createLimit>;

/** Counts in windows of 15 minutes or as many seconds as given, in Redis, so that all instances count together. */
export function createLimit({ redis, name, points, what, code, seconds: duration = WINDOW_SECONDS }: LimitOptions) {
  const limiter = new RateLimiterRedis({ storeClient: redis, keyPrefix: `identity:${name}`, points, duration });
  return {
    /** Counts one. Throws too-many-requests when there was none left, and its error when Redis is away. */
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

/** One try to sign in. */
export interface Attempt {
  account: string;
  address: string;
  /** Only where the account has signed in from it before. */
  knownDevice?: string | undefined;
}

export interface LoginLimitOptions {
  redis: Redis;
  perAccount: number;
  perAddress: number;
  perUnknownDevices: number;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Bounds failed sign-ins. From an unknown device: per address, per account and address together, and per account from all
 * unknown devices together. A device that the account has signed in from before is counted by itself alone, so that nobody
 * else can lock its owner out. An attempt is counted before the password is looked at: parallel guesses cannot slip through.
 */
export function createLoginLimits({ redis, perAccount, perAddress, perUnknownDevices }: LoginLimitOptions) {
  const create = (name: string, points: number) =>
    createLimit({ redis, name: `login:${name}`, points, what: 'sign-in attempts', code: 'too-many-logins' });
  const devices = create('device', perAccount);
  const addresses = create('address', perAddress);
  const pairs = create('account-and-address', perAccount);
  const strangers = create('unknown-devices', perUnknownDevices);
  const pairOf = ({ account, address }: Attempt) => `${account} ${address}`;

  return {
    /** Throws too-many-requests when one of the counts has none left, and its error when Redis is away. */
    async count(attempt: Attempt): Promise<void> {
      const { account, address, knownDevice } = attempt;
      if (knownDevice) return devices.take(knownDevice);
      await addresses.take(address);
      await pairs.take(pairOf(attempt));
      await strangers.take(account);
    },
    /** A success does not count, and clears what failed at the same place before. */
    async forgive(attempt: Attempt): Promise<void> {
      const { account, address, knownDevice } = attempt;
      if (knownDevice) await devices.clear(knownDevice);
      else await Promise.all([pairs.clear(pairOf(attempt)), addresses.giveBack(address), strangers.giveBack(account)]);
    },
  };
}
