import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

export interface Shutdown {
  isStopping(): boolean;
  /** Registers a closer. The last one registered runs first, as it may depend on the earlier ones. */
  onClose(name: string, close: () => Promise<unknown> | unknown): void;
  /** Runs every closer once; a second call waits for the first. Never rejects: failures of closers are logged. */
  stop(): Promise<void>;
  /** Drains, stops and ends the process at SIGTERM and SIGINT: code 0, or 1 when the grace period was not enough. */
  listen(): void;
}

export interface ShutdownOptions {
  logger: Logger;
  /** The time that the process keeps serving while not ready, until load balancers have noticed. */
  drainMs?: number;
  /** Limit for the whole shutdown, shorter than the platform's own. */
  graceMs?: number;
  /** Tests wait in their own way. */
  wait?: (ms: number) => Promise<unknown>;
}

/** Shuts a service down in order: not ready, drained, then closed. */
export function createShutdown({ logger, drainMs = 0, graceMs = 10_000, wait = sleep }: ShutdownOptions): Shutdown {
  const closers: { name: string; close: () => Promise<unknown> | unknown }[] = [];
  let stopping: Promise<void> | undefined;
  let isDraining = false;

  const closeAll = async () => {
    if (isDraining) await wait(drainMs);
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
        logger.info({ signal, drainMs }, 'stopping');
        isDraining = true;
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
