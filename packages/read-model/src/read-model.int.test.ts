import { connectMongo, createLogger } from '@print-shop/service-kit';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, Types } from 'mongoose';
import { createReadModel, type ReadModel } from './read-model.ts';

interface Thing {
  version: number;
  name: string;
}

let suite: Suite;
const connections: Connection[] = [];
let things: ReadModel<Thing>;
/** The same collection as another process sees it, with memory and patience longer than a test. */
let patient: ReadModel<Thing>;

async function openThings(options?: { maxAgeMs: number; patienceMs: number }): Promise<ReadModel<Thing>> {
  const mongo = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  connections.push(mongo);
  return createReadModel<Thing>(mongo, 'things', options);
}

beforeAll(async () => {
  suite = await openSuite();
  things = await openThings({ maxAgeMs: 300, patienceMs: 500 });
  patient = await openThings({ maxAgeMs: 600_000, patienceMs: 30_000 });
});
afterAll(async () => {
  for (const mongo of connections) await mongo.close();
  await suite?.close();
});

/** Counts the queries of the model that was opened last. */
function countQueries(): () => number {
  let queries = 0;
  connections.at(-1)?.set('debug', () => {
    queries += 1;
  });
  return () => queries;
}

const newId = () => String(new Types.ObjectId());
const nameOf = async (id: string) => (await things.find([id])).get(id)?.name;

it('keeps the newest version, in whatever order the events come', async () => {
  const id = newId();
  await things.put(id, { version: 2, name: 'second' });
  await things.put(id, { version: 1, name: 'first' });
  expect(await nameOf(id)).toBe('second');
  await things.put(id, { version: 3, name: 'third' });
  await things.put(id, { version: 3, name: 'third again' });
  expect(await nameOf(id)).toBe('third');
});

it('keeps the newest version also when all events come at once', async () => {
  const id = newId();
  const versions = [3, 1, 5, 2, 4];
  await Promise.all(versions.map((version) => things.put(id, { version, name: `v${version}` })));
  expect(await nameOf(id)).toBe('v5');
});

it('does not bring back what is gone', async () => {
  const id = newId();
  await things.put(id, { version: 1, name: 'there' });
  await things.remove(id, 3);
  await things.put(id, { version: 2, name: 'late' });
  expect(await nameOf(id)).toBeUndefined();
  const neverSeen = newId();
  await things.remove(neverSeen, 2);
  await things.put(neverSeen, { version: 1, name: 'late' });
  expect(await nameOf(neverSeen)).toBeUndefined();
});

it('answers a glance from memory for a short time, and forgets it when it writes itself', async () => {
  const id = newId();
  const glanced = async (model: ReadModel<Thing>) => (await model.glance([id])).get(id)?.name;
  await patient.put(id, { version: 1, name: 'old' });
  expect([await glanced(patient), await glanced(things)]).toEqual(['old', 'old']);
  const elsewhere = await openThings();
  await elsewhere.put(id, { version: 2, name: 'new' });
  expect(await glanced(patient)).toBe('old');
  await eventually(async () => expect(await glanced(things)).toBe('new'));
  await patient.put(id, { version: 3, name: 'newest' });
  expect(await glanced(patient)).toBe('newest');
});

it('does not remember at a glance that something is not there yet, but that it is gone', async () => {
  const glancing = await openThings({ maxAgeMs: 600_000, patienceMs: 1 });
  const queries = countQueries();
  const id = newId();
  expect((await glancing.glance([id])).size).toBe(0);
  await things.put(id, { version: 1, name: 'there' });
  expect((await glancing.glance([id])).get(id)?.name).toBe('there');
  const gone = newId();
  await things.remove(gone, 1);
  const before = queries();
  expect([await glancing.glance([gone]), await glancing.glance([gone])].map(({ size }) => size)).toEqual([0, 0]);
  expect(queries()).toBe(before + 1);
});

it('looks a few times for what nobody knows, and then does not wait for it again', async () => {
  const model = await openThings({ maxAgeMs: 1, patienceMs: 400 });
  const queries = countQueries();
  const id = newId();
  expect((await model.findSoon([id])).size).toBe(0);
  const first = queries();
  expect(first).toBeGreaterThan(1);
  expect(first).toBeLessThanOrEqual(6);
  await model.findSoon([id]);
  expect(queries()).toBe(first + 1);
  await things.put(id, { version: 1, name: 'there' });
  expect((await model.findSoon([id])).size).toBe(1);
});

it('waits a little for what it never heard of, but not for what it knows to be gone', async () => {
  const [late, gone] = [newId(), newId()];
  const waiting = await openThings({ maxAgeMs: 600_000, patienceMs: 30_000 });
  const queries = countQueries();
  const found = waiting.findSoon([late]);
  await eventually(() => expect(queries()).toBeGreaterThan(0));
  await things.put(late, { version: 1, name: 'late' });
  expect((await found).get(late)?.name).toBe('late');
  await things.remove(gone, 1);
  expect((await patient.findSoon([gone])).size).toBe(0);
  expect((await things.findSoon([newId()])).size).toBe(0);
});
