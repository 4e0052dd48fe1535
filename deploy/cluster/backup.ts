import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import mongoose from 'mongoose';

const { EJSON } = mongoose.mongo.BSON;

type Database = mongoose.mongo.Db;

/** A line of a backup: a document and its collection, in extended JSON, which keeps every type. */
interface Line {
  collection: string;
  document: mongoose.mongo.Document;
}

const batchSize = 500;

/**
 * Writes every document of a database as a line, by the protocol alone, so that any MongoDB-compatible server will do. Gives
 * how many. The copy may contain writes that happen meanwhile, or not. Stop the writers first where that matters.
 */
export async function dump(database: Database, to: Writable): Promise<number> {
  let count = 0;
  const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  for (const collection of names.filter((name) => !name.startsWith('system.'))) {
    for await (const document of database.collection(collection).find({}, { batchSize })) {
      count += 1;
      if (!to.write(`${EJSON.stringify({ collection, document }, { relaxed: false })}\n`)) await once(to, 'drain');
    }
  }
  return count;
}

/**
 * Puts the documents of a backup into a database. Its collections must be empty, unless `replace` empties them first. Indexes
 * are the services' to make.
 */
export async function restore(database: Database, from: Readable, { replace = false } = {}): Promise<number> {
  const ready = new Set<string>();
  let batch: Line[] = [];
  let count = 0;

  const makeReady = async (name: string): Promise<void> => {
    const collection = database.collection(name);
    if (replace) await collection.deleteMany({});
    else if (await collection.findOne({}, { projection: { _id: 1 } })) {
      throw new Error(`${name} is not empty; --replace empties it first`);
    }
    ready.add(name);
  };
  const insert = async (): Promise<void> => {
    for (const [name, lines] of Map.groupBy(batch, ({ collection }) => collection)) {
      if (!ready.has(name)) await makeReady(name);
      await database.collection(name).insertMany(lines.map(({ document }) => document));
      count += lines.length;
    }
    batch = [];
  };

  for await (const line of createInterface({ input: from })) {
    if (batch.push(EJSON.parse(line, { relaxed: false }) as Line) === batchSize) await insert();
  }
  await insert();
  return count;
}
