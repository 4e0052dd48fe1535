import { type AppOptions, publishKeys, untilReached } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';

export interface AnnounceDeps extends Pick<AppOptions, 'logger'> {
  config: Config;
  redis: Redis;
}

/**
 * Announces the published keys to all services, which load them at their next token if they know other keys. With
 * `mustReload` they load them in any case.
 */
export async function announceKeys(
  { config, redis, logger }: AnnounceDeps,
  options: { mustReload?: boolean } = {},
): Promise<void> {
  const keyIds = config.SIGNING_KEYS.map(({ id }) => id);
  const issuer = config.JWT_ISSUER;
  await untilReached('Redis', logger, () => publishKeys(redis, { issuer, keyIds, ...options }));
}
