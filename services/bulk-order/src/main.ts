import { connectBroker, createRelay } from '@print-shop/messaging';
import {
  connectMongo,
  connectObjectStore,
  connectRedis,
  createAuth,
  isMongoUp,
  isRedisUp,
  runService,
} from '@print-shop/service-kit';
import { createBulkOrders } from './app.ts';
import { bulkOrderModel } from './bulk-order/bulk-order.store.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'bulk-order',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    const objects = await connectObjectStore(
      {
        endpoint: config.S3_ENDPOINT,
        accessKey: config.S3_ACCESS_KEY,
        secretKey: config.S3_SECRET_KEY,
        bucket: config.S3_BUCKET,
      },
      logger,
    );
    const model = bulkOrderModel(mongo);
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'bulk-order', logger });
    onClose('broker', () => broker.close());
    const relay = createRelay({ broker, models: [model], logger });
    onClose('outbox', () => relay.close());

    return createBulkOrders({
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
      redis,
      objects,
      designLimitPerAddress: config.DESIGN_LIMIT_PER_ADDRESS,
      logger,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
