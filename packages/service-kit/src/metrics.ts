import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Seconds from the first byte of a request to the last of its answer, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/**
 * Counts one answered request. `route` is the contract's id, so that the number of series stays bounded. `busy` is a 503
 * that anyone can cause by sending many requests at once, so it must not raise an alert.
 */
export function observeRequest(method: string, route: string, status: number | 'busy', seconds: number): void {
  duration.observe({ method, route, status: String(status) }, seconds);
}

/** Memory, event loop and garbage collection of this process; once per process. */
export function startProcessMetrics(): void {
  collectDefaultMetrics();
}

/** A metric whose value is read whenever the metrics are asked for. It is missing while `read` fails. */
export function createReadMetric(name: string, help: string, read: () => Promise<number>): void {
  register.removeSingleMetric(name);
  const gauge = new Gauge({
    name,
    help,
    labelNames: [],
    async collect() {
      gauge.remove();
      try {
        gauge.set(await read());
      } catch {
        // The others are still to be shown.
      }
    },
  });
}

export const serveMetrics: RequestHandler = async (_req, res) => {
  res.type(register.contentType).send(await register.metrics());
};
