import express, { type Express, type RequestHandler } from 'express';
import { answerErrors, answerUnknownRoute } from './error-handler.ts';
import type { Logger } from './log.ts';
import { serveMetrics } from './metrics.ts';
import { identifyRequests, recordRequests } from './requests.ts';

/** Whether something this service stands on answers. A rejection counts as no. */
export type Check = () => boolean | Promise<boolean>;

export interface AppOptions {
  logger: Logger;
  /** In order; a contract router, or anything else that Express can mount. */
  routers: readonly { handler: RequestHandler }[];
  /** By the name of the dependency; `/health/ready` names those that are away. */
  checks?: Readonly<Record<string, Check>>;
  /** True from the first moment of a shutdown: then the service is not ready, whatever else is. */
  isStopping?: () => boolean;
  /** How many proxies in front are trusted to name the caller's address. */
  trustedProxies?: number;
}

/** A check that takes longer than this is a no, in milliseconds. */
const checkLimitMs = 2_000;

/** The Express app of a service: request ids, access log, health, metrics, its routes and the error table. */
export function createApp({ logger, routers, checks = {}, isStopping, trustedProxies = 1 }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false); // hashing every answer costs more than it saves; the gateway does it for what it keeps
  app.set('trust proxy', trustedProxies);
  app.use(identifyRequests);
  app.get('/health/live', (_req, res) => {
    res.json({ status: 'live' });
  });
  app.get('/health/ready', answerReady(checks, isStopping ?? (() => false)));
  app.get('/metrics', serveMetrics);
  app.use(recordRequests(logger));
  for (const { handler } of routers) app.use(handler);
  app.use(answerUnknownRoute);
  app.use(answerErrors(logger));
  return app;
}

function answerReady(checks: Readonly<Record<string, Check>>, isStopping: () => boolean): RequestHandler {
  return async (_req, res) => {
    const names = Object.keys(checks);
    const answers = await Promise.all(Object.values(checks).map(holds));
    const away = names.filter((_, index) => !answers[index]);
    const stopping = isStopping();
    const ready = away.length === 0 && !stopping;
    res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : stopping ? 'stopping' : 'not ready', away });
  };
}

async function holds(check: Check): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, checkLimitMs, false);
  Promise.resolve()
    .then(check)
    .then(resolve, () => resolve(false));
  return promise.finally(() => clearTimeout(timer));
}
