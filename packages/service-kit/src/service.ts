import type { Express } from 'express';
import type { z } from 'zod';
import { ConfigError, loadConfig } from './config.ts';
import { startHttp, stopHttp } from './http-server.ts';
import { createLogger, type Logger } from './log.ts';
import { startProcessMetrics } from './metrics.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

export interface ServiceContext<Config> extends Pick<Shutdown, 'onClose' | 'isStopping'> {
  config: Config;
  logger: Logger;
}

export interface Service<Schema extends z.ZodObject> {
  name: string;
  config: Schema;
  /** Connects, registers closers as it goes, and returns the app to listen with. */
  start(context: ServiceContext<z.output<Schema>>): Promise<Express>;
  /** Work that is done once, instead of serving, when the process is started with its name: `main.mjs <task>`. */
  tasks?: Readonly<Record<string, (context: ServiceContext<z.output<Schema>>) => Promise<void>>>;
}

/** The task that makes what a service's database needs, before the service itself starts; may be run again at any time. */
export const ENSURE_INDEXES = 'ensure-indexes';

/**
 * The whole life of a service process: settings (every fault is printed, then exit 1), connections, HTTP, and an orderly
 * end at SIGTERM or SIGINT. A failed start ends the process with code 1. Started with a task's name, it does that and ends.
 */
export async function runService<Schema extends z.ZodObject<ServiceShape>>(service: Service<Schema>): Promise<void> {
  const config = readConfig(service.config);
  const { HOST: host, PORT: port, LOG_LEVEL, DRAIN_MS, GRACE_MS } = config as z.output<z.ZodObject<ServiceShape>>;
  const logger = createLogger(service.name, LOG_LEVEL);
  const shutdown = createShutdown({ logger, drainMs: DRAIN_MS, graceMs: GRACE_MS });
  const [, , task] = process.argv;
  if (task !== undefined) return runTask(task, service, { config, logger, ...shutdown });
  shutdown.listen();
  startProcessMetrics();
  try {
    const { onClose, isStopping } = shutdown;
    const app = await service.start({ config, logger, onClose, isStopping });
    const server = await startHttp(app, { host, port, isStopping });
    onClose('http', () => stopHttp(server));
    logger.info({ host, port }, 'listening');
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
): Promise<void> {
  const { logger, stop } = context;
  const task = tasks[name];
  try {
    if (!task) throw new Error(`there is no task ${name}; there are: ${Object.keys(tasks).join(', ')}`);
    await task(context);
    logger.info({ task: name }, 'task done');
  } catch (error) {
    logger.fatal({ err: error, task: name }, 'the task failed');
    process.exitCode = 1;
  }
  await stop();
  process.exit();
}

type ServiceShape = { HOST: z.ZodType<string>; PORT: z.ZodType<number>; LOG_LEVEL: z.ZodType<string> } & {
  DRAIN_MS: z.ZodType<number>;
  GRACE_MS: z.ZodType<number>;
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
