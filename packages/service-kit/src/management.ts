import express, { type Express, type RequestHandler } from 'express';
import { serveMetrics } from './metrics.ts';

/** Whether a dependency of this service answers. A rejection counts as no. */
export type Check = () => boolean | Promise<boolean>;

export interface ManagementOptions {
  /** By the name of the dependency; `/health/ready` names those that are away. */
  checks?: Readonly<Record<string, Check>>;
  /** True from the beginning of a shutdown: the service is then not ready. */
  isStopping?: () => boolean;
}

/** A check that takes longer than this many milliseconds counts as no. */
const checkLimitMs = 2_000;

/**
 * The endpoints for operators and their tools: `/health/live`, `/health/ready` and `/metrics`. They have their own port,
 * which visitors cannot reach.
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
