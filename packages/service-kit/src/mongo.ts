import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type Connection, type mongo, Query } from 'mongoose';
import type { Logger } from './log.ts';
import type { ServiceContext } from './service.ts';
import { untilReached } from './until-reached.ts';

/**
 * Opens a Mongoose connection; resolves once the server answers. Later the driver reconnects by itself, and queries fail
 * within a few seconds while the server is away. Only `ensureIndexes` creates indexes.
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
    connection.plugin((schema) => {
      schema.pre('find', fetchAtOnce);
      // A query helper of that name is what Mongoose and `await` call.
      Object.assign(schema.query, { exec: execAgain });
    });
    connection.on('error', (error) => logger.warn({ err: error }, 'the connection to the database failed'));
    return connection.asPromise().catch(async (error: unknown) => {
      await connection.destroy();
      throw error;
    });
  });
}

/**
 * Fetches a limited list in one batch. By default a server sends 101 documents and keeps a cursor open for the rest, which
 * costs a second round trip and, on some servers, a database connection per cursor.
 */
function fetchAtOnce(this: Query<unknown, unknown>): void {
  const { limit } = this.getOptions();
  if (limit) this.batchSize(limit + 1);
}

/** Runs a query, and again where the database aborted it because of a concurrent write. Each change is one write, so nothing was done. */
function execAgain(this: Query<unknown, unknown>): Promise<unknown> {
  let query: Query<unknown, unknown> | undefined;
  return retryConflicts(() => {
    query = query ? query.clone() : this;
    return Query.prototype.exec.call(query);
  });
}

/** Whether a unique index refused a write. For a refused `findOneAndUpdate`, FerretDB reports PostgreSQL's own error message. */
export function isDuplicateKey(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 11_000 || /violates (exclusion|unique) constraint/.test(error.message);
}

const SHORT_PAUSE_MS = 40;
const LONGEST_PAUSE_MS = 2_000;

/** Whether the database aborted a write because of a concurrent one, as FerretDB does in a race for a unique index. */
export const isRaced = (error: unknown): boolean =>
  error instanceof Error && /deadlock detected|could not serialize/.test(error.message);

/**
 * Waits for a random time, which may be longer after each attempt, from 1. Writes that raced each other would otherwise race
 * again.
 */
export const pauseAfterRace = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(SHORT_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));

/** Repeats a write that was raced. Queries of a connection of `connectMongo` repeat themselves; documents that are inserted need this. */
export async function retryConflicts<T>(write: () => Promise<T>, tries = 8): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!isRaced(error) || attempt >= tries) throw error;
      await pauseAfterRace(attempt);
    }
  }
}

/** The used part of a Mongoose model. */
interface Inserting<Row> {
  insertMany(rows: readonly Row[], options: { ordered: false; lean: true }): Promise<unknown>;
}

/** Inserts rows that are not there yet, by one write unless some are there. */
export async function insertNew<Row>(model: Inserting<Row>, rows: readonly Row[]): Promise<void> {
  try {
    await retryConflicts(() => model.insertMany(rows, { ordered: false, lean: true }));
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The state of the others is not certain with every server.
    if (rows.length > 1) for (const row of rows) await insertNew(model, [row]);
  }
}

type IndexDescription = mongo.IndexDescription;

/** The used part of a Mongoose model. */
export interface Indexed {
  schema: { indexes(): [object, object][] };
  collection: { createIndexes(indexes: IndexDescription[]): Promise<unknown> };
}

/**
 * Creates the indexes that the models declare and that do not exist yet, those of a collection by one command: Mongoose's own
 * `createIndexes` sends one for each. FerretDB may report a deadlock while a large table is being written to.
 */
export async function ensureIndexes(models: readonly Indexed[]): Promise<void> {
  for (const { schema, collection } of models) {
    const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as IndexDescription);
    if (indexes.length > 0) await retryConflicts(() => collection.createIndexes(indexes));
  }
}

/** A service's `ensure-indexes` task: connects only to its database and creates the indexes of its models. */
export function indexTask(models: (mongo: Connection) => readonly Indexed[]) {
  return async ({ config, logger, onClose }: ServiceContext<{ MONGO_URL: string }>): Promise<void> => {
    const mongo = await connectMongo(config.MONGO_URL, logger);
    onClose('database', () => mongo.close());
    await ensureIndexes(models(mongo));
  };
}

export async function isMongoUp(connection: Connection): Promise<boolean> {
  return (await connection.db?.command({ ping: 1 }))?.ok === 1;
}
