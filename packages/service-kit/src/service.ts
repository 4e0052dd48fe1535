import type { Express } from 'express';
import type { z } from 'zod';
import { ConfigError, loadConfig } from './config.ts';
import { createLogger, type Logger } from './log.ts';
import { startProcessMetrics } from './metrics.ts';
import { createShutdown, type Shutdown, startHttp, stopHttp } from './shutdown.ts';

export interface ServiceContext<Config> extends Pick<Shutdown, 'onClose' | 'isStopping'> {
  config: Config;
  logger: Logger;
}

export interface Service<Schema extends z.ZodObject> {
  name: string;
  config: Schema;
  /** Connects, registers closers as it goes, and returns the app to listen with. */
  start(context: ServiceContext<z.output<Schema>>): Promise<Express>;
}

/**
 * The whole life of a service process: settings (every fault is printed, then exit 1), connections, HTTP, and an orderly
 * end at SIGTERM or SIGINT. A failed start ends the process with code 1.
 */
export async function runService<Schema extends z.ZodObject<ServiceShape>>(service: Service<Schema>): Promise<void> {
  const config = readConfig(service.config);
  const { HOST: host, PORT: port, LOG_LEVEL } = config as z.output<z.ZodObject<ServiceShape>>;
  const logger = createLogger(service.name, LOG_LEVEL);
  const shutdown = createShutdown({ logger });
  shutdown.listen();
  startProcessMetrics();
  try {
    const { onClose, isStopping } = shutdown;
    const app = await service.start({ config, logger, onClose, isStopping });
    const server = await startHttp(app, { host, port });
    onClose('http', () => stopHttp(server));
    logger.info({ host, port }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'the service could not start');
    await shutdown.stop();
    process.exit(1);
  }
}

type ServiceShape = { HOST: z.ZodType<string>; PORT: z.ZodType<number>; LOG_LEVEL: z.ZodType<string> };

function readConfig<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  try {
    return loadConfig(schema);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
