import { type Broker, connectBroker } from '@print-shop/messaging';
import { type Auth, connectMongo, connectRedis, createAuth, createLogger, type Logger } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { eventually } from './eventually.ts';
import type { Suite } from './suite.ts';

/** What a service's app is built from, connected to one suite's corner of the real servers. */
export interface ServiceParts {
  mongo: Connection;
  redis: Redis;
  broker: Broker;
  auth: Auth;
  logger: Logger;
  onClose(name: string, close: () => Promise<unknown> | unknown): void;
  /** Runs what `onClose` collected, last first, then disconnects. */
  close(): Promise<void>;
}

export async function connectParts(suite: Suite): Promise<ServiceParts> {
  const logger = createLogger('test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const [mongo, broker] = await Promise.all([
    connectMongo(suite.mongoUrl, logger),
    connectBroker({ url: suite.rabbitmqUrl, service: 'test', logger, retryDelaysMs: [100, 200] }),
  ]);
  const redis = connectRedis(suite.redisUrl, logger);
  const { issuer, audience, jwksUrl } = suite.tokens;
  await eventually(() => expect(broker.isConnected()).toBe(true));
  return {
    mongo,
    redis,
    broker,
    auth: createAuth({ issuer, audience, redis, jwksUrl }),
    logger,
    onClose: (_name, close) => {
      closers.push(close);
    },
    async close() {
      for (const close of closers.toReversed()) await close();
      await broker.close();
      await mongo.close();
      await redis.quit();
    },
  };
}
