import type { Server } from 'node:http';
import type { Express } from 'express';
import type { z } from 'zod';
import { ConfigError, type httpConfig, loadConfig, type workerConfig } from './config.ts';
import { startHttp, stopHttp } from './http-server.ts';
import { createLogger, type Logger } from './log.ts';
import { type Check, createManagementApp } from './management.ts';
import { startProcessMetrics } from './metrics.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

export interface ServiceContext<Config> extends Pick<Shutdown, 'onClose' | 'isStopping'> {
  name: string;
  config: Config;
  logger: Logger;
}

export interface Service<Schema extends z.ZodObject> {
  name: string;
  config: Schema;
  /** Connects, registers closers, and returns the app to serve, if it has one, and its readiness checks. */
  start(context: ServiceContext<z.output<Schema>>): Promise<{
    app?: Express;
    checks?: Readonly<Record<string, Check>>;
    maxPerAddress?: number | undefined;
  }>;
  /** Tasks that run once, instead of serving, when the process is started with their name: `main.mjs <task> [arguments]`. */
  tasks?: Readonly<
    Record<string, (context: ServiceContext<z.output<Schema>>, args: readonly string[]) => Promise<void>>
  >;
}

/** The task that prepares a service's database before the service starts; it may be repeated at any time. */
export const ENSURE_INDEXES = 'ensure-indexes';

/**
 * Runs a service process: settings (every fault is printed, then exit 1), connections, HTTP where it has an app, and an orderly shutdown at
 * SIGTERM or SIGINT. A failed start exits with code 1. With a task's name as argument, it runs the task and exits.
 */
export async function runService<Schema extends z.ZodObject<ServiceShape>>(service: Service<Schema>): Promise<void> {
  const config = readConfig(service.config);
  const {
    HOST: host,
    MANAGEMENT_PORT,
    LOG_LEVEL,
    GRACE_MS,
    DRAIN_MS = 0,
    ...http
  } = config as WorkerSettings & Partial<HttpSettings>;
  const logger = createLogger(service.name, LOG_LEVEL);
  const shutdown = createShutdown({ logger, drainMs: DRAIN_MS, graceMs: GRACE_MS });
  const [, , task, ...args] = process.argv;
  if (task !== undefined) return runTask(task, service, { name: service.name, config, logger, ...shutdown }, args);
  shutdown.listen();
  startProcessMetrics();
  try {
    const { onClose, isStopping } = shutdown;
    const { app, checks, maxPerAddress } = await service.start({
      name: service.name,
      config,
      logger,
      onClose,
      isStopping,
    });
    let management: Server | undefined;
    // Closed last, as it says until then that the service is stopping.
    onClose('management', () => management && stopHttp(management));
    const { PORT: port = 0 } = http;
    const server =
      app &&
      (await startHttp(app, {
        host,
        port,
        isStopping,
        maxConnections: http.MAX_CONNECTIONS,
        maxPerAddress,
        headersTimeoutMs: http.HEADERS_TIMEOUT_MS,
        requestTimeoutMs: http.REQUEST_TIMEOUT_MS,
      }));
    if (server) onClose('http', () => stopHttp(server));
    // Started second: a caller that hears that the service is ready may send a request at once.
    management = await startHttp(createManagementApp({ checks, isStopping }), { host, port: MANAGEMENT_PORT });
    logger.info({ host, port: server ? port : MANAGEMENT_PORT }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'the service could not start');
    await shutdown.stop();
    process.exit(1);
  }
}

async function runTask<Schema extends z.ZodObject>(
  name: string,
  { tasks = {} }: Service<Schema>,
  context: ServiceContext<z.output<Schema>> & Pick<Shutdown, 'stop'>,
  args: readonly string[],
): Promise<void> {
  const { logger, stop } = context;
  const task = tasks[name];
  try {
    if (!task) throw new Error(`there is no task ${name}; there are: ${Object.keys(tasks).join(', ')}`);
    await task(context, args);
    logger.info({ task: name }, 'task done');
  } catch (error) {
    logger.fatal({ err: error, task: name }, 'the task failed');
    process.exitCode = 1;
  }
  await stop();
  process.exit();
}

type WorkerSettings = z.output<z.ZodObject<typeof workerConfig>>;
type HttpSettings = z.output<z.ZodObject<typeof httpConfig>>;
type ServiceShape = { [Key in keyof typeof workerConfig]: z.ZodType<HttpSettings[Key]> } & {
  [Key in keyof typeof httpConfig]?: z.ZodType<HttpSettings[Key]>;
};

function readConfig<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  try {
    return loadConfig(schema);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
