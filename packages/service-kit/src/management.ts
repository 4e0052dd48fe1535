import express, { type Express, type RequestHandler } from 'express';
import { serveMetrics } from './metrics.ts';

/** Whether something this service stands on answers. A rejection counts as no. */
export type Check = () => boolean | Promise<boolean>;

export interface ManagementOptions {
  /** By the name of the dependency; `/health/ready` names those that are away. */
  checks?: Readonly<Record<string, Check>>;
  /** True from the first moment of a shutdown: then the service is not ready, whatever else is. */
  isStopping?: () => boolean;
}

/** A check that takes longer than this is a no, in milliseconds. */
const checkLimitMs = 2_000;

/**
 * What operators and their tools ask: `/health/live`, `/health/ready` and `/metrics`. It has a port of its own, which no
 * visitor reaches.
 */
export function createManagementApp({ checks = {}, isStopping = () => false }: ManagementOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.get('/health/live', (_req, res) => {
    res.json({ status: 'live' });
  });
  app.get('/health/ready', answerReady(checks, isStopping));
  app.get('/metrics', serveMetrics);
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
