import express, { type Express, type RequestHandler } from 'express';
import { answerErrors, answerUnknownRoute } from './error-handler.ts';
import type { Logger } from './log.ts';
import { identifyRequests, recordRequests } from './requests.ts';

export interface AppOptions {
  logger: Logger;
  /** Mounted in this order: contract routers, or anything else that Express can mount. */
  routers: readonly { handler: RequestHandler }[];
  /** How many proxies in front are trusted to report the caller's address. */
  trustedProxies?: number;
}

/** The Express app of a service: request ids, access log, its routes and the error table. */
export function createApp({ logger, routers, trustedProxies = 1 }: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false); // hashing every answer costs more than it saves; the gateway hashes the answers that it caches
  app.set('trust proxy', trustedProxies);
  app.use(identifyRequests);
  app.use(recordRequests(logger));
  for (const { handler } of routers) app.use(handler);
  app.use(answerUnknownRoute);
  app.use(answerErrors(logger));
  return app;
}
