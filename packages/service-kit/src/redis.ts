import { Redis } from 'ioredis';
import type { Logger } from './log.ts';

/** A Redis client that reconnects by itself. While Redis is away a command fails within about a second. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    connectTimeout: 3_000,
    disconnectTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'the connection to Redis failed'));
  return redis;
}

export async function isRedisUp(redis: Redis): Promise<boolean> {
  return (await redis.ping()) === 'PONG';
}
