import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import mongoose, { type Connection, type Query } from 'mongoose';
import { retryConflicts } from './error-handler.ts';
import type { Logger } from './log.ts';
import type { ServiceContext } from './service.ts';

const retryMs = 1_000;

/** Repeats `attempt` until it succeeds: a service that starts before its servers waits for them. */
export async function untilReached<T>(what: string, logger: Logger, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      logger.warn({ err: error }, `${what} is away; trying again`);
      await sleep(retryMs);
    }
  }
}

/**
 * A Mongoose connection, resolved once the server answers. Later the driver reconnects by itself, and a query fails
 * within a few seconds while the server is away. Indexes are only made by `ensureIndexes`.
 */
export function connectMongo(url: string, logger: Logger): Promise<Connection> {
  return untilReached('the database', logger, async () => {
    const connection = mongoose.createConnection(url, {
      maxPoolSize: 20,
      minPoolSize: 2,
      serverSelectionTimeoutMS: 3_000,
      autoIndex: false,
      autoCreate: false,
      bufferCommands: false,
    });
    connection.plugin((schema) => schema.pre('find', fetchAtOnce));
    connection.on('error', (error) => logger.warn({ err: error }, 'database connection'));
    return connection.asPromise().catch(async (error: unknown) => {
      await connection.destroy();
      throw error;
    });
  });
}

/**
 * Asks for a limited list in one batch: by default a server sends 101 documents and keeps a cursor open for the rest,
 * which costs a second round trip and, on some servers, a database connection for each.
 */
function fetchAtOnce(this: Query<unknown, unknown>): void {
  const { limit } = this.getOptions();
  if (limit) this.batchSize(limit + 1);
}

/**
 * Creates the indexes that the models declare; does nothing for those that exist. FerretDB may answer with a deadlock while
 * a full table is written to.
 */
export async function ensureIndexes(models: readonly { createIndexes(): Promise<unknown> }[]): Promise<void> {
  for (const model of models) await retryConflicts(() => model.createIndexes());
}

/** A service's `ensure-indexes` task: connects to its database only, and makes the indexes of its models. */
export function indexTask(models: (mongo: Connection) => readonly { createIndexes(): Promise<unknown> }[]) {
  return async ({ config, logger, onClose }: ServiceContext<{ MONGO_URL: string }>): Promise<void> => {
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    await ensureIndexes(models(mongo));
  };
}

/** Whether the database answers. */
export async function isMongoUp(connection: Connection): Promise<boolean> {
  return (await connection.db?.command({ ping: 1 }))?.ok === 1;
}

/** A Redis client that reconnects by itself. While Redis is away a command fails within about a second. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    connectTimeout: 3_000,
    disconnectTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on('error', (error) => logger.warn({ err: error }, 'Redis connection'));
  return redis;
}

/** Whether Redis answers. */
export async function isRedisUp(redis: Redis): Promise<boolean> {
  return (await redis.ping()) === 'PONG';
}
