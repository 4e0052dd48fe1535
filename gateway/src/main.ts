import { connectBroker } from '@print-shop/messaging';
import { connectObjectStore, connectRedis, objectStoreOptions, runService } from '@print-shop/service-kit';
import { createGateway } from './app.ts';
import { configSchema } from './config.ts';
import { invalidateOnEvents } from './invalidate-on-events.ts';
import { createUpstream } from './proxy.ts';
import { createPublicCache } from './public-cache.ts';
import { upstreamUrls } from './upstreams.ts';

await runService({
  name: 'gateway',
  config: configSchema,
  async start({ config, logger, onClose, isStopping }) {
    const redis = connectRedis(config.REDIS_URL, logger);
    onClose('redis', () => redis.quit());

    const broker = await connectBroker({ url: config.RABBITMQ_URL, service: 'gateway', logger });
    onClose('broker', () => broker.close());
    const cache = createPublicCache(config.CACHE_TTL_MS, () => broker.isConnected());
    await invalidateOnEvents(broker, cache);

    const upstreams = Object.fromEntries(
      Object.entries(upstreamUrls(config)).map(([name, url]) => [
        name,
        createUpstream(name, url, config.UPSTREAM_TIMEOUT_MS, logger),
      ]),
    );
    onClose('upstreams', () => Promise.all(Object.values(upstreams).map((upstream) => upstream.close())));

    const media = await connectObjectStore(objectStoreOptions(config), logger);
    return createGateway({ config, logger, redis, cache, upstreams, media, isStopping });
  },
});
