import { createWaits, type WaitsOptions } from '@print-shop/service-kit';
import { LRUCache } from 'lru-cache';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { writeNewer } from './write-newer.ts';

/** The copy of another service's object: the fields in its events, and their version. */
export type Versioned = { version: number };

/** `value` is null for an object that is gone. */
interface Entry {
  _id: Types.ObjectId;
  version: number;
  value: unknown;
}

export interface ReadModel<T extends Versioned> {
  /** Stores `value` unless a newer version is stored: events may come twice, late and out of order. */
  put(id: string, value: T): Promise<void>;
  /** Remembers that the object is gone, so that a late event does not bring it back. */
  remove(id: string, version: number): Promise<void>;
  /** Those of `ids` that exist. */
  find(ids: readonly string[]): Promise<Map<string, T>>;
  /** Like `find`, but answers may be `maxAgeMs` old: for display, never for charging. */
  glance(ids: readonly string[]): Promise<Map<string, T>>;
  /** Like `find`, but waits up to `patienceMs` for unknown objects: their event may be on its way. */
  findOrWait(ids: readonly string[]): Promise<Map<string, T>>;
}

export interface ReadModelDeps extends Pick<WaitsOptions<unknown>, 'redis' | 'logger' | 'onClose'> {
  mongo: Connection;
}

const MAX_GLANCES = 5_000;
/** The time that an unknown id is not waited for again, in ms, because anybody may send ids that do not exist. */
const UNKNOWN_MS = 10_000;

/**
 * A service's own copy of another service's objects, fed by events (docs/architecture.md, “Who owns what”). `name` is the collection, and
 * `service` is the service that keeps it.
 */
export function createReadModel<T extends Versioned>(
  service: string,
  { mongo, redis, logger, onClose }: ReadModelDeps,
  name: string,
  { maxAgeMs = 2_000, patienceMs = 2_000 } = {},
): ReadModel<T> {
  const schema = new Schema<Entry>(
    { version: Number, value: Schema.Types.Mixed },
    { versionKey: false, minimize: false, id: false },
  );
  const model = mongo.model<Entry>(name, schema as Schema, name) as Model<Entry>;
  const glances = new LRUCache<string, { value: T | undefined }>({ max: MAX_GLANCES, ttl: maxAgeMs });

  const unknown = new LRUCache<string, true>({ max: MAX_GLANCES, ttl: UNKNOWN_MS });

  const load = async (ids: readonly string[]) => {
    const found = await model.find({ _id: { $in: [...new Set(ids)] } }).lean<Entry[]>();
    return new Map(found.map((entry) => [String(entry._id), entry]));
  };

  const arrivals = createWaits<Entry>({
    redis,
    logger,
    onClose,
    channel: `${service}:${name}`,
    find: async (id) => (await load([id])).get(id),
  });

  const write = async (id: string, fields: Omit<Entry, '_id'>) => {
    const isNew = await writeNewer(model, id, { version: { $lt: fields.version } }, { $set: fields });
    glances.delete(id);
    if (isNew) arrivals.wake(id);
  };

  const present = (entries: Map<string, Entry>) =>
    new Map([...entries].flatMap(([id, { value }]) => (value === null ? [] : [[id, value as T] as const])));

  return {
    put: (id, value) => write(id, { version: value.version, value }),
    remove: (id, version) => write(id, { version, value: null }),

    find: async (ids) => present(await load(ids)),

    async glance(ids) {
      const missing = ids.filter((id) => !glances.has(id));
      if (missing.length > 0) {
        // One that is not there yet may come at any moment, so only what is there, or gone, is remembered.
        for (const [id, { value }] of await load(missing))
          glances.set(id, { value: (value ?? undefined) as T | undefined });
      }
      return new Map(
        ids.flatMap((id) => {
          const value = glances.get(id)?.value;
          return value ? [[id, value] as const] : [];
        }),
      );
    },

    async findOrWait(ids) {
      const entries = await load(ids);
      const missing = ids.filter((id) => !entries.has(id) && !unknown.has(id));
      if (missing.length === 0) return present(entries);
      const waits = missing.map((id) => arrivals.wait(id, patienceMs));
      // Those that came between the first look and the waits wake nobody any more.
      for (const [id, entry] of await load(missing)) arrivals.wake(id, entry);
      await Promise.all(waits);
      // A wake-up may be lost, while Redis is away.
      const late = await load(missing);
      for (const id of missing) if (!late.has(id)) unknown.set(id, true);
      return present(new Map([...entries, ...late]));
    },
  };
}
