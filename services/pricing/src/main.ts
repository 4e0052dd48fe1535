import { connectBroker, createRelay } from '@print-shop/messaging';
import { connectMongo, connectRedis, createAuth, isMongoUp, isRedisUp, runService } from '@print-shop/service-kit';
import { createPricing } from './app.ts';
import { configSchema } from './config.ts';
import { priceModel } from './pricing.store.ts';

await runService({
  name: 'pricing',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    const model = priceModel(mongo);
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'pricing', logger });
    onClose('broker', () => broker.close());
    const relay = createRelay({ broker, models: [model], logger });
    onClose('outbox', () => relay.close());

    return createPricing({
      auth: createAuth({
        issuer: config.JWT_ISSUER,
        audience: config.JWT_AUDIENCE,
        redis,
        jwksUrl: config.JWKS_URL,
      }),
      model,
      relay,
      logger,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
