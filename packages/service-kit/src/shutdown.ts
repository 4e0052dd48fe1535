import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import type { Logger } from './log.ts';

/** Starts listening. Rejects when the address is taken. */
export function startHttp(app: Express, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(app);
  // Longer than the idle time of the proxy in front, which therefore never writes into a connection that just closed.
  server.keepAliveTimeout = 65_000;
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server));
  return promise;
}

/** Stops accepting, lets the requests under way finish, and closes the connections that have nothing to do. */
export async function stopHttp(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  }).finally(() => clearInterval(idle));
}

export interface Shutdown {
  isStopping(): boolean;
  /** Registers what has to be closed. The last one registered is closed first, as it stands on the earlier ones. */
  onClose(name: string, close: () => Promise<unknown> | unknown): void;
  /** Runs every closer once; a second call waits for the first. Never rejects: a closer that fails is logged. */
  stop(): Promise<void>;
  /** Stops and ends the process at SIGTERM and SIGINT: code 0, or 1 when the grace period was not enough. */
  listen(): void;
}

/** Ends a service in order. `graceMs` bounds the whole, as the platform kills what takes longer. */
export function createShutdown({ logger, graceMs = 10_000 }: { logger: Logger; graceMs?: number }): Shutdown {
  const closers: { name: string; close: () => Promise<unknown> | unknown }[] = [];
  let stopping: Promise<void> | undefined;

  const closeAll = async () => {
    for (const { name, close } of closers.toReversed()) {
      try {
        await close();
      } catch (error) {
        logger.error({ err: error, closer: name }, 'closing failed');
      }
    }
  };

  const shutdown: Shutdown = {
    isStopping: () => stopping !== undefined,
    onClose: (name, close) => {
      closers.push({ name, close });
    },
    stop: () => {
      stopping ??= closeAll();
      return stopping;
    },
    listen: () => {
      const end = (signal: NodeJS.Signals) => {
        if (shutdown.isStopping()) return;
        logger.info({ signal }, 'stopping');
        setTimeout(() => {
          logger.error({ graceMs }, 'the grace period was not enough');
          process.exit(1);
        }, graceMs).unref();
        shutdown.stop().then(() => process.exit(0));
      };
      process.on('SIGTERM', end);
      process.on('SIGINT', end);
    },
  };
  return shutdown;
}
