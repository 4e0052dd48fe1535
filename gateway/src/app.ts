import { createApp, type Logger, type ObjectStore } from '@print-shop/service-kit';
import { type Express, type RequestHandler, Router } from 'express';
import type { Redis } from 'ioredis';
import { proxyApi } from './api.ts';
import { serveApiDocs } from './api-docs.ts';
import type { Config } from './config.ts';
import { createCurrentShop } from './current-shop.ts';
import type { ReadFrontEndFile } from './front-end-files.ts';
import { serveFrontends } from './frontends.ts';
import { serveMedia } from './media.ts';
import { createPages } from './pages.ts';
import { refuseMalformedPaths, takeAbsoluteForm } from './paths.ts';
import type { Upstream } from './proxy.ts';
import type { PublicCache } from './public-cache.ts';
import { limitAtOnce, limitRequests } from './rate-limits.ts';
import { createRead } from './read.ts';
import { securityHeaders } from './security-headers.ts';
import { serveShopFiles } from './shop-files.ts';
import { serveSitemap } from './sitemap.ts';

const VERSION = '0.2.0';

export interface GatewayDeps {
  config: Config;
  logger: Logger;
  redis: Redis;
  cache: PublicCache;
  upstreams: Record<string, Upstream>;
  media: ObjectStore;
  readFile: ReadFrontEndFile;
}

/**
 * The shop's single entry: /api goes to the services, /media is read from the object store, every other address is a front
 * end's.
 */
export function createGateway(deps: GatewayDeps): Express {
  const { config, logger, redis, cache, upstreams, media, readFile } = deps;
  const publicUrl = config.PUBLIC_URL;
  const read = createRead(upstreams, cache);
  const currentShop = createCurrentShop({ read, config, logger });
  const pages = createPages({ config, currentShop, read, cache, logger, readFile });

  return createApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES,
    routers: [
      { handler: takeAbsoluteForm },
      { handler: securityHeaders(publicUrl, config.PAYMENT_ORIGIN) },
      { handler: refuseMalformedPaths },
      { handler: limitRequests(redis, config, logger) },
      { handler: limitAtOnce(config.REQUESTS_PER_ADDRESS_AT_ONCE) },
      { handler: serveApiDocs(VERSION) },
      { handler: proxyApi(upstreams, cache, logger) },
      { handler: onPath('/media', serveMedia(media)) },
      { handler: serveShopFiles(currentShop, publicUrl) },
      { handler: serveSitemap(publicUrl, read, pages.addresses) },
      { handler: serveFrontends(readFile, pages.serve) },
    ],
  });
}

const onPath = (prefix: string, handler: RequestHandler): RequestHandler => Router().use(prefix, handler);
