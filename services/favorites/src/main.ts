import { connectBroker } from '@print-shop/messaging';
import { connectMongo, connectRedis, createAuth, isMongoUp, isRedisUp, runService } from '@print-shop/service-kit';
import { createFavorites } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'favorites',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'favorites', logger });
    onClose('broker', () => broker.close());

    return createFavorites({
      auth: createAuth({
        issuer: config.JWT_ISSUER,
        audience: config.JWT_AUDIENCE,
        redis,
        jwksUrl: config.JWKS_URL,
      }),
      mongo,
      broker,
      logger,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
