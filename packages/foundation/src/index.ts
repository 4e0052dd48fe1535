import { type Broker, connectBroker } from '@print-shop/messaging';
import {
  type Auth,
  type Check,
  connectMongo,
  connectRedis,
  createAuth,
  createRedisCheck,
  isMongoUp,
  type ServiceContext,
} from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

/** The part of a service's settings that its connections are made from: all of it is in `baseConfig`. */
export interface FoundationConfig {
  MONGO_URL: string;
  RABBITMQ_URL: string;
  RABBITMQ_OWN_USERS: boolean;
  REDIS_URL: string;
  JWKS_URL: string;
  KEYS_MAX_AGE_SECONDS: number;
  JWT_ISSUER: string;
  JWT_AUDIENCE: string;
}

/** What every service stands on, connected. */
export interface Foundation extends Pick<ServiceContext<unknown>, 'logger' | 'onClose'> {
  redis: Redis;
  mongo: Connection;
  broker: Broker;
  auth: Auth;
  /**
   * What readiness asks. The broker is not among it: while it is away, orders are still taken and their events wait in the
   * outbox.
   */
  checks: Record<string, Check>;
}

/** Connects a service to its database, the broker and Redis, and closes them in the right order at its end. */
export async function connectFoundation(
  service: string,
  { config, logger, onClose }: Omit<ServiceContext<FoundationConfig>, 'isStopping'>,
): Promise<Foundation> {
  const redis = connectRedis(config.REDIS_URL, logger);
  onClose('redis', () => redis.quit());
  const mongo = await connectMongo(config.MONGO_URL, logger);
  onClose('database', () => mongo.close());
  const broker = await connectBroker({
    url: config.RABBITMQ_URL,
    service,
    logger,
    hasOwnUsers: config.RABBITMQ_OWN_USERS,
  });
  onClose('broker', () => broker.close());
  const { JWKS_URL: jwksUrl, JWT_ISSUER: issuer, JWT_AUDIENCE: audience } = config;
  const keysMaxAgeMs = config.KEYS_MAX_AGE_SECONDS * 1000;
  return {
    redis,
    mongo,
    broker,
    auth: createAuth({ issuer, audience, redis, jwksUrl, keysMaxAgeMs }),
    logger,
    onClose,
    checks: { database: () => isMongoUp(mongo), redis: createRedisCheck(redis, logger) },
  };
}
