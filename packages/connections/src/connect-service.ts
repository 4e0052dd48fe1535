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

/** The settings that every process connects by, as in `baseConfig`. */
interface SharedConfig {
  RABBITMQ_URL: string;
  RABBITMQ_OWN_USERS: boolean;
  REDIS_URL: string;
}

export interface DatabaseConfig {
  MONGO_URL: string;
}

/** The settings of a service that verifies tokens with identity's public keys. */
export interface TokenConfig {
  JWKS_URL: string;
  KEYS_MAX_AGE_SECONDS: number;
  JWT_ISSUER: string;
  JWT_AUDIENCE: string;
}

interface Shared extends Pick<ServiceContext<unknown>, 'logger' | 'onClose'> {
  redis: Redis;
  broker: Broker;
  /** The readiness checks. The broker has none: while it is away, orders are still taken and their events wait in the outbox. */
  checks: Record<string, Check>;
}

/** A service's connections; its settings decide whether they include a database and tokens. */
export type Connected<Config> = Shared &
  (Config extends DatabaseConfig ? { mongo: Connection } : unknown) &
  (Config extends TokenConfig ? { auth: Auth } : unknown);

/** Connects a service to Redis, its database and the broker, and closes them in the right order at shutdown. */
export async function connectService<Config extends SharedConfig & Partial<DatabaseConfig & TokenConfig>>({
  name,
  config,
  logger,
  onClose,
}: Omit<ServiceContext<Config>, 'isStopping'>): Promise<Connected<Config>> {
  const redis = connectRedis(config.REDIS_URL, logger);
  onClose('redis', () => redis.quit());
  const checks: Shared['checks'] = { redis: createRedisCheck(redis, logger) };
  const { MONGO_URL: mongoUrl, RABBITMQ_URL: url, RABBITMQ_OWN_USERS: hasOwnUsers } = config;
  const mongo = mongoUrl === undefined ? undefined : await connectMongo(mongoUrl, logger);
  if (mongo) {
    onClose('database', () => mongo.close());
    checks.database = () => isMongoUp(mongo);
  }
  const broker = await connectBroker({ url, service: name, logger, hasOwnUsers });
  onClose('broker', () => broker.close());
  const auth = verifiesTokens(config) ? authOf(config, redis) : undefined;
  // The type `Connected` follows the same settings as the code above.
  return {
    redis,
    broker,
    checks,
    logger,
    onClose,
    ...(mongo && { mongo }),
    ...(auth && { auth }),
  } as Connected<Config>;
}

const verifiesTokens = (config: Partial<TokenConfig>): config is TokenConfig => config.JWKS_URL !== undefined;

const authOf = (config: TokenConfig, redis: Redis): Auth =>
  createAuth({
    issuer: config.JWT_ISSUER,
    audience: config.JWT_AUDIENCE,
    redis,
    jwksUrl: config.JWKS_URL,
    keysMaxAgeMs: config.KEYS_MAX_AGE_SECONDS * 1000,
  });
