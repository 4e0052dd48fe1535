import { routesByService } from '@print-shop/contracts';
import { type Language, type Logger, languageOf } from '@print-shop/service-kit';
import compression from 'compression';
import { type RequestHandler, Router } from 'express';
import { refuse, type Upstream } from './proxy.ts';
import type { PublicCache } from './public-cache.ts';
import { canonicalUrl, serviceOf } from './upstreams.ts';

/** Where public reads are, whose answers are the same for everybody. */
const CACHED = /^\/api\/(product|product-types|product-colors|pricing|tax\/rates|shop)(\/|$)/;

/** Reads among them whose answers depend on who asks. They are never cached, and get the caller's token. */
const PERSONAL = Object.values(routesByService)
  .flat()
  .filter(({ method, path, access }) => method === 'get' && access !== 'anyone' && CACHED.test(path))
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

const isPublicRead = (method: string, path: string): boolean =>
  ['GET', 'HEAD'].includes(method) && CACHED.test(path) && !PERSONAL.some((personal) => personal.test(path));

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Cached answers that a change through this gateway makes stale; other gateways learn of it by event. */
const staleAfter: Record<string, string[]> = {
  catalog: ['/api/product'],
  pricing: ['/api/pricing'],
  shop: ['/api/shop'],
};

/** Sends every request below /api, and for designs, to the service that owns its path. */
export function proxyApi(upstreams: Record<string, Upstream>, cache: PublicCache, logger: Logger): Router {
  const answerRead: RequestHandler = async (req, res, next) => {
    const upstream = upstreamOf(req.path);
    if (!upstream || !isPublicRead(req.method, req.path)) return next();
    try {
      const url = canonicalUrl(req.originalUrl);
      const load = (wanted: Language) => () => upstream.get({ originalUrl: url, ip: req.ip }, wanted);
      const language = languageOf(req);
      // A success is the same in every language and cached once; a refusal is cached once per language.
      const isOwn = language !== 'en' && (await cache.read(url, load('en'))).status >= 400;
      await cache.answer(isOwn ? `${url}#${language}` : url, req, res, load(isOwn ? language : 'en'));
    } catch (error) {
      logger.warn({ err: error, service: serviceOf(req.path) }, 'a service did not answer');
      refuse(res, error);
    }
  };

  const answerRest: RequestHandler = async (req, res, next) => {
    const upstream = upstreamOf(req.path);
    if (!upstream) return next();
    await upstream.forward(req, res);
    if (!WRITES.has(req.method) || res.statusCode >= 400) return;
    for (const prefix of staleAfter[serviceOf(req.path) ?? ''] ?? []) cache.invalidate(prefix);
  };

  const upstreamOf = (path: string) => {
    const service = serviceOf(path);
    return service === undefined ? undefined : upstreams[service];
  };

  return Router().use(answerRead, compression({ threshold: 1024 }), answerRest);
}
