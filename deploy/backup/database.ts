import mongoose from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;

export type Database = mongoose.mongo.Db;
/** Numbers of documents by collection. */
export type Counts = Record<string, number>;

/** A line of a dump: a document and its collection, in extended JSON, which keeps every type. */
interface Line {
  collection: string;
  document: mongoose.mongo.Document;
}

const BATCH_DOCUMENTS = 500;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Marks a database that a restore fills. It is there until all databases are restored. */
const MARK = 'restore_in_progress';

/** Returns the names of the collections with documents of the shop, sorted. */
async function collectionsOf(database: Database): Promise<string[]> {
  const all = await database.listCollections({}, { nameOnly: false }).toArray();
  return all
    .filter(({ name, type = 'collection' }) => type === 'collection' && !name.startsWith('system.') && name !== MARK)
    .map(({ name }) => name)
    .toSorted();
}

/**
 * Returns every document of a database as lines, and counts them in `counts`. It needs nothing but the protocol, so any
 * MongoDB-compatible server will do. Each document is whole. Writes that happen meanwhile may be missing.
 */
export async function* dumpLines(database: Database, counts: Counts): AsyncGenerator<string> {
  for (const collection of await collectionsOf(database)) {
    counts[collection] = 0;
    for await (const document of database.collection(collection).find({}, { batchSize: BATCH_DOCUMENTS })) {
      counts[collection] += 1;
      yield `${EJSON.stringify({ collection, document }, { relaxed: false })}\n`;
    }
  }
}

/** Returns the collection of a line of a dump. Throws where the text is no such line. */
export function collectionOf(line: string): string {
  const { collection } = JSON.parse(line) as Line;
  if (typeof collection !== 'string') throw new Error('a line names no collection');
  return collection;
}

export async function filledCollections(database: Database): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await collectionsOf(database)) {
    if (await database.collection(name).findOne({}, { projection: { _id: 1 } })) filled.push(name);
  }
  return filled;
}

export const isBeingRestored = async (database: Database): Promise<boolean> =>
  (await database.collection<{ _id: string }>(MARK).findOne({ _id: MARK })) !== null;

export async function markRestore(database: Database, backup: string): Promise<void> {
  const marks = database.collection<{ _id: string; backup: string }>(MARK);
  await marks.updateOne({ _id: MARK }, { $set: { backup } }, { upsert: true });
}

export async function unmarkRestore(database: Database): Promise<void> {
  await database.collection(MARK).drop();
}

/** Replaces all documents of a database by those of a dump. Returns their numbers. Indexes stay as they are. */
export async function replaceDocuments(database: Database, lines: AsyncIterable<string>): Promise<Counts> {
  for (const name of await collectionsOf(database)) await database.collection(name).deleteMany({});
  const counts: Counts = {};
  let batch: Line[] = [];
  let bytes = 0;
  const insert = async (): Promise<void> => {
    for (const [name, some] of Map.groupBy(batch, ({ collection }) => collection)) {
      const documents = some.map(({ document }) => document);
      const { insertedCount } = await database.collection(name).insertMany(documents, { ordered: false });
      counts[name] = (counts[name] ?? 0) + insertedCount;
    }
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    bytes += line.length;
    if (batch.push(EJSON.parse(line, { relaxed: false }) as Line) >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) {
      await insert();
    }
  }
  await insert();
  return counts;
}

/**
 * Returns the collections, as a text each, that have other numbers of documents than `counts` says. A server removes by itself what has expired, so that
 * a collection with such an index may have fewer.
 */
export async function differingCollections(database: Database, counts: Counts): Promise<string[]> {
  const differing: string[] = [];
  for (const name of new Set([...(await collectionsOf(database)), ...Object.keys(counts)])) {
    const expected = counts[name] ?? 0;
    const found = await database.collection(name).countDocuments({});
    if (found === expected) continue;
    const indexes = found < expected ? await database.collection(name).listIndexes().toArray() : [];
    if (!indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)) {
      differing.push(`${name} (${found} documents instead of ${expected})`);
    }
  }
  return differing;
}
