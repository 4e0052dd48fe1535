import { connectService } from '@print-shop/connections';
import { connectObjectStore, objectStoreOptions, runService, untilReached } from '@print-shop/service-kit';
import { createGateway } from './app.ts';
import { configSchema } from './config.ts';
import { readFrontEndFiles } from './front-end-files.ts';
import { invalidateOnEvents } from './invalidate-on-events.ts';
import { createUpstream } from './proxy.ts';
import { createPublicCache } from './public-cache.ts';
import { upstreamUrls } from './upstreams.ts';

await runService({
  name: 'gateway',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const { redis, broker } = await connectService(context);
    const cache = createPublicCache({
      ttlMs: config.CACHE_TTL_MS,
      notFoundTtlMs: config.CACHE_NOT_FOUND_TTL_MS,
      isFresh: () => broker.isListening(),
    });
    await invalidateOnEvents(broker, cache);

    const upstreams = Object.fromEntries(
      Object.entries(upstreamUrls(config)).map(([name, url]) => [
        name,
        createUpstream(name, url, config.UPSTREAM_TIMEOUT_MS, logger),
      ]),
    );
    onClose('upstreams', () => Promise.all(Object.values(upstreams).map((upstream) => upstream.close())));

    const media = await connectObjectStore(objectStoreOptions(config), logger);
    const readFile = readFrontEndFiles(media);
    await untilReached("the shell's files", logger, async () => {
      if (!(await readFile('shell', 'index.html'))) throw new Error('the shell has not published its files yet');
    });
    // Redis only counts requests, and each instance can count for itself: the gateway is ready without it.
    const app = createGateway({ config, logger, redis, cache, upstreams, media, readFile });
    return { app, maxPerAddress: config.TRUSTED_PROXIES === 0 ? config.CONNECTIONS_PER_ADDRESS : undefined };
  },
});
