import { productCreated, productDeleted, productUpdated, stockRejected, stockReserved } from '@print-shop/contracts';
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
import { createCatalog, models } from './app.ts';
import { configSchema } from './config.ts';

await runService({
  name: 'catalog',
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
    const catalog = models(mongo);
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'catalog', logger });
    onClose('broker', () => broker.close());
    const relay = createRelay({
      broker,
      models: [catalog.products, catalog.reservations],
      logger,
      mustReach: [productCreated, productUpdated, productDeleted, stockReserved, stockRejected],
    });
    onClose('outbox', () => relay.close());

    return createCatalog({
      auth: createAuth({
        issuer: config.JWT_ISSUER,
        audience: config.JWT_AUDIENCE,
        redis,
        jwksUrl: config.JWKS_URL,
      }),
      models: catalog,
      broker,
      relay,
      objects,
      logger,
      onClose,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
