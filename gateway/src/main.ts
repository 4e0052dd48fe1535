import { connectService } from '@print-shop/connections';
import { connectObjectStore, type Logger, objectStoreOptions, runService } from '@print-shop/service-kit';
import { createGateway } from './app.ts';
import { type Config, configSchema } from './config.ts';
import { invalidateOnEvents } from './invalidate-on-events.ts';
import { type Mirror, mirrorFrontends } from './mirror-frontends.ts';
import { createUpstream } from './proxy.ts';
import { createPublicCache } from './public-cache.ts';
import { upstreamUrls } from './upstreams.ts';

/** Starts copying the front ends, where they have their own servers. */
async function startMirror(config: Config, logger: Logger): Promise<Mirror | undefined> {
  const { SHELL_URL: shell, STOREFRONT_URL: storefront, ADMIN_URL: admin, FRONTENDS_DIR: folder } = config;
  if (!shell || !storefront || !admin || !folder) return undefined;
  return mirrorFrontends({ urls: { shell, storefront, admin }, folder, logger });
}

await runService({
  name: 'gateway',
  config: configSchema,
  async start(context) {
    const { config, logger, onClose } = context;
    const { redis, broker } = await connectService(context);
    const cache = createPublicCache({
      ttlMs: config.CACHE_TTL_MS,
      notFoundTtlMs: config.CACHE_NOT_FOUND_TTL_MS,
      isFresh: () => broker.isConnected(),
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
    const mirror = await startMirror(config, logger);
    onClose('front ends', () => mirror?.close());
    // Redis only counts requests, and each instance can count for itself: the gateway is ready without it.
    return { app: createGateway({ config, logger, redis, cache, upstreams, media, mirror }) };
  },
});
