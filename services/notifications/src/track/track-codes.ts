import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { TRACK_CODE_MINUTES } from '@print-shop/contracts';
import type { Redis } from 'ioredis';

/** Wrong codes after which a right one is no good either. */
const MAX_TRIES = 5;
const SECONDS = TRACK_CODE_MINUTES * 60;

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Codes of six digits, one for each number and contact; only a hash of them rests, in Redis, for ten minutes. A new one
 * replaces the old one. `who` is the number with the contact.
 */
export function createTrackCodes(redis: Redis) {
  const keyOf = (who: string): string => `notifications:track-code:${hashOf(who).toString('hex')}`;
  return {
    async make(who: string, orderId: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const key = keyOf(who);
      const hash = hashOf(`${key} ${code}`).toString('hex');
      await redis.multi().del(key).hset(key, { hash, orderId, tries: 0 }).expire(key, SECONDS).exec();
      return code;
    },

    /** The order's id for the right code, once; `undefined` for a wrong one, and after too many of these. */
    async use(who: string, code: string): Promise<string | undefined> {
      const key = keyOf(who);
      const { hash, orderId } = await redis.hgetall(key);
      if (!hash || !orderId) return undefined;
      // Counted before the code is looked at, so that many at once get as many tries as one after the other. A count that
      // comes after another try has used the code expires as well.
      const counted = await redis.multi().hincrby(key, 'tries', 1).expire(key, SECONDS, 'NX').exec();
      if (Number(counted?.[0]?.[1] ?? Number.POSITIVE_INFINITY) > MAX_TRIES) {
        await redis.del(key);
        return undefined;
      }
      if (!timingSafeEqual(Buffer.from(hash, 'hex'), hashOf(`${key} ${code}`))) return undefined;
      // Only one of several removes the hash; the key itself may have come back by a count that was late.
      if ((await redis.hdel(key, 'hash')) !== 1) return undefined;
      await redis.del(key);
      return orderId;
    },
  };
}
