import { type Logger, tooManyRequests } from '@print-shop/service-kit';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { isAuthentication, isUpload } from './upstreams.ts';

/**
 * Limits per caller's address, counted in Redis so that all instances count together. While Redis is away each instance
 * counts for itself: a shop that is open with a looser limit is better than a closed one.
 */
export function limitRequests(redis: Redis, config: Config, logger: Logger): RequestHandler {
  const limiter = (name: string, points: number, duration: number) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `limit:${name}`,
      points,
      duration,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
    });
  const all = limiter('all', config.RATE_LIMIT_PER_ADDRESS, 60);
  const authentication = limiter('auth', config.RATE_LIMIT_AUTH_PER_ADDRESS, 60);
  const uploads = limiter('upload', config.UPLOAD_LIMIT_PER_ADDRESS, 600);

  const limitersFor = (method: string, path: string) => {
    if (method === 'POST' && isAuthentication(path)) return [all, authentication];
    if (method === 'POST' && isUpload(path)) return [all, uploads];
    return [all];
  };

  return async (req, res, next) => {
    try {
      for (const each of limitersFor(req.method, req.path)) {
        const { remainingPoints, msBeforeNext } = await each.consume(req.ip ?? 'unknown');
        res.set({
          'RateLimit-Limit': String(each.points),
          'RateLimit-Remaining': String(remainingPoints),
          'RateLimit-Reset': String(Math.ceil(msBeforeNext / 1000)),
        });
      }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        logger.error({ err: refused }, 'counting requests failed');
        return next();
      }
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw tooManyRequests(`Too many requests. Please try again in ${seconds} seconds.`, seconds);
    }
    return next();
  };
}
