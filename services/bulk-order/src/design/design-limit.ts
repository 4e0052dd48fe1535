import { type Logger, tooManyRequests } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds that uploads are counted for. */
const WINDOW_SECONDS = 600;

export interface DesignLimit {
  /** Counts an upload from this address; throws too-many-requests when it is one too many. */
  count(address: string): Promise<void>;
}

/** Guests may upload, so uploads are limited per address; while Redis is away, each instance counts for itself. */
export function createDesignLimit(redis: Redis, points: number, logger: Logger): DesignLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: 'limit:design',
    points,
    duration: WINDOW_SECONDS,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: 'design', points, duration: WINDOW_SECONDS }),
  });
  return {
    async count(address) {
      try {
        await limiter.consume(address);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) {
          logger.error({ err: refused }, 'counting uploads failed');
          return;
        }
        throw tooManyRequests('Too many uploads. Please try again later.', Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}
