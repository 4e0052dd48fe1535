import { orderCancelled, orderPlaced } from '@print-shop/contracts';
import { connectBroker, createRelay } from '@print-shop/messaging';
import { connectMongo, connectRedis, createAuth, isMongoUp, isRedisUp, runService } from '@print-shop/service-kit';
import { createOrdering } from './app.ts';
import { configSchema } from './config.ts';
import { orderModel } from './order/order.store.ts';

await runService({
  name: 'ordering',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    const model = orderModel(mongo);
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'ordering', logger });
    onClose('broker', () => broker.close());
    const relay = createRelay({ broker, models: [model], logger, mustReach: [orderPlaced, orderCancelled] });
    onClose('outbox', () => relay.close());

    return createOrdering({
      auth: createAuth({
        issuer: config.JWT_ISSUER,
        audience: config.JWT_AUDIENCE,
        redis,
        jwksUrl: config.JWKS_URL,
      }),
      mongo,
      model,
      broker,
      relay,
      waitMs: config.ORDER_WAIT_MS,
      logger,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
