import { createLimit as createSharedLimit, type LimitOptions } from '@print-shop/service-kit/limit';
import type { Redis } from 'ioredis';

export type { Limit } from '@print-shop/service-kit/limit';

/** A limit whose counts are identity's own. */
export const createLimit = (options: Omit<LimitOptions, 'prefix'>) =>
  createSharedLimit({ prefix: 'identity', ...options });

const TOO_MANY = { en: 'Too many sign-in attempts.', hi: 'साइन इन की बहुत बार कोशिश हो चुकी है।' };

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
    createLimit({ redis, name: `login:${name}`, points, tooMany: TOO_MANY, code: 'too-many-logins' });
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
    /** Takes one attempt back that is not over yet: what failed before stays counted. */
    async takeBack(attempt: Attempt): Promise<void> {
      const { account, address, knownDevice } = attempt;
      if (knownDevice) await devices.giveBack(knownDevice);
      else
        await Promise.all([pairs.giveBack(pairOf(attempt)), addresses.giveBack(address), strangers.giveBack(account)]);
    },
    /** A success does not count, and clears what failed at the same place before. */
    async forgive(attempt: Attempt): Promise<void> {
      const { account, address, knownDevice } = attempt;
      if (knownDevice) await devices.clear(knownDevice);
      else await Promise.all([pairs.clear(pairOf(attempt)), addresses.giveBack(address), strangers.giveBack(account)]);
    },
  };
}
