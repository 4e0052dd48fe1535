import { clientAddress, type Logger, tooManyRequests } from '@print-shop/service-kit';
import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { hasBody } from './proxy.ts';
import { isAuthentication, isEventStream } from './upstreams.ts';

/**
 * Fraction of a limit that an instance reserves in Redis at a time, so that most requests need no round trip; at most
 * `MAX_LEASE`.
 */
const LEASE_PART = 1 / 100;
const MAX_LEASE = 100;
/** Milliseconds after which the rest of an unused lease expires. */
const LEASE_MS = 5_000;
const MAX_LEASES = 20_000;

/** How many requests an address has left, and the milliseconds until the limit resets. */
interface Allowance {
  limit: number;
  remaining: number;
  resetMs: number;
}

interface Lease extends Allowance {
  left: number;
}

interface Limiter {
  /** Counts one request; rejects with a `RateLimiterRes` once the limit is used up. Never lets more than the limit through. */
  take(address: string): Promise<Allowance>;
}

/** Limits below 100 are counted one by one; above, up to a hundredth of the limit may go unused. */
function createLimiter(redis: Redis, name: string, points: number, duration: number): Limiter {
  const counter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `limit:${name}`,
    points,
    duration,
    inMemoryBlockOnConsumed: points,
    // Fail at once rather than let every caller wait for a connection that may not come back.
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  });
  const size = Math.max(1, Math.min(MAX_LEASE, Math.floor(points * LEASE_PART)));
  const leases = new LRUCache<string, Promise<Lease>>({ max: MAX_LEASES, ttl: LEASE_MS });

  const takeLease = async (address: string): Promise<Lease> => {
    const { remainingPoints, msBeforeNext } = await counter.consume(address, size);
    return { limit: points, remaining: remainingPoints + size, resetMs: msBeforeNext, left: size };
  };
  /** Concurrent requests share one lease rather than take one each. */
  const currentLease = (address: string): Promise<Lease> => {
    const known = leases.get(address);
    if (known) return known;
    const taken = takeLease(address);
    if (size > 1) leases.set(address, taken);
    return taken;
  };

  return {
    async take(address) {
      for (;;) {
        const current = currentLease(address);
        const lease = await current.catch((error: unknown) => {
          if (leases.peek(address) === current) leases.delete(address);
          throw error;
        });
        if (lease.left > 0) {
          lease.left -= 1;
          lease.remaining -= 1;
          return lease;
        }
        if (leases.peek(address) === current) leases.delete(address);
      }
    },
  };
}

/** A path with an extension is a file, except the sitemap, which is computed from the whole catalogue. */
const isFile = (path: string): boolean => /\.\w+$/.test(path) && !path.startsWith('/sitemap');

/**
 * Limits per caller's address, counted in Redis so that all instances count together. While Redis is away each instance
 * counts for itself: an open shop with a looser limit is better than a closed one.
 */
export function limitRequests(redis: Redis, config: Config, logger: Logger): RequestHandler {
  const all = createLimiter(redis, 'all', config.RATE_LIMIT_PER_ADDRESS, 60);
  const authentication = createLimiter(redis, 'auth', config.RATE_LIMIT_AUTH_PER_ADDRESS, 60);
  const pages = createLimiter(redis, 'pages', config.RATE_LIMIT_PAGES_PER_ADDRESS, 60);
  const files = createLimiter(redis, 'files', config.RATE_LIMIT_FILES_PER_ADDRESS, 60);

  const limitersFor = (method: string, path: string) => {
    if (path.startsWith('/api/')) return method === 'POST' && isAuthentication(path) ? [all, authentication] : [all];
    return isFile(path) ? [files] : [pages];
  };

  return async (req, res, next) => {
    try {
      for (const each of limitersFor(req.method, req.path)) {
        const { limit, remaining, resetMs } = await each.take(clientAddress(req.ip));
        res.set({
          'RateLimit-Limit': String(limit),
          'RateLimit-Remaining': String(remaining),
          'RateLimit-Reset': String(Math.ceil(resetMs / 1000)),
        });
      }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) {
        logger.error({ err: refused }, 'requests could not be counted, so this one is not limited');
        return next();
      }
      const seconds = Math.ceil(refused.msBeforeNext / 1000);
      throw tooManyRequests(
        {
          en: `Too many requests. Please try again in ${seconds} seconds.`,
          hi: `बहुत ज़्यादा रिक्वेस्ट आ गईं। ${seconds} सेकंड बाद फिर कोशिश कीजिए।`,
        },
        seconds,
      );
    }
    return next();
  };
}

/**
 * Limits how many requests of one address are under way in this process, so that slow ones do not take all of it. Streams of
 * events, which last as long as a page is open, are limited by their services; one with a body counts, as it is read here.
 */
export function limitAtOnce(most: number): RequestHandler {
  const underWay = new Map<string, number>();
  return (req, res, next) => {
    if (isEventStream(req.path) && !hasBody(req)) return next();
    const address = clientAddress(req.ip);
    const count = (underWay.get(address) ?? 0) + 1;
    if (count > most)
      throw tooManyRequests(
        {
          en: 'Too many requests at once. Please try again in a moment.',
          hi: 'एक साथ बहुत ज़्यादा रिक्वेस्ट आ गईं। थोड़ी देर में फिर कोशिश कीजिए।',
        },
        1,
      );
    underWay.set(address, count);
    res.once('close', () => {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    });
    return next();
  };
}
