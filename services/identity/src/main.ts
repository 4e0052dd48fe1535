import { identityChangeRecorded } from '@print-shop/contracts';
import { connectBroker, createRelay } from '@print-shop/messaging';
import { connectMongo, connectRedis, isMongoUp, isRedisUp, runService } from '@print-shop/service-kit';
import { createIdentity } from './app.ts';
import { auditModel } from './audit/audit.store.ts';
import { configSchema } from './config.ts';
import { contactMessageModel } from './contact-message/contact-message.store.ts';
import { userModel } from './user/user.store.ts';

await runService({
  name: 'identity',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'identity', logger });
    onClose('broker', () => broker.close());
    const users = userModel(mongo);
    const messages = contactMessageModel(mongo);
    const relay = createRelay({ broker, models: [users], logger, mustReach: [identityChangeRecorded] });
    onClose('outbox', () => relay.close());

    return createIdentity({
      config,
      logger,
      redis,
      users,
      messages,
      audit: auditModel(mongo),
      broker,
      relay,
      onClose,
      isStopping,
      checks: { database: () => isMongoUp(mongo), redis: () => isRedisUp(redis) },
    });
  },
});
