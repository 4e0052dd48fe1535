import { connectMongo, connectRedis, createLogger } from '@print-shop/service-kit';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, Types } from 'mongoose';
import { createReadModel, type ReadModel } from './read-model.ts';

interface Thing {
  version: number;
  name: string;
}

/** Longer than a test may take: a wait for so long ends by an event alone. */
const LONG_MS = 600_000;
const logger = createLogger('test', 'silent');

let suite: Suite;
let redis: ReturnType<typeof connectRedis>;
const connections: Connection[] = [];
const closers: (() => unknown)[] = [];
let things: ReadModel<Thing>;
/** The same collection as another process sees it, with memory and patience longer than a test. */
let patient: ReadModel<Thing>;

async function openThings(options?: { maxAgeMs: number; patienceMs: number }): Promise<ReadModel<Thing>> {
  const mongo = await connectMongo(suite.mongoUrl, logger);
  connections.push(mongo);
  const onClose = (_name: string, close: () => unknown) => void closers.push(close);
  return createReadModel<Thing>('read-model', { mongo, redis, logger, onClose }, 'things', options);
}

beforeAll(async () => {
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, logger);
  things = await openThings({ maxAgeMs: 300, patienceMs: 500 });
  patient = await openThings({ maxAgeMs: LONG_MS, patienceMs: LONG_MS });
});
afterAll(async () => {
  for (const close of closers) close();
  await redis?.quit();
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
  const glancing = await openThings({ maxAgeMs: LONG_MS, patienceMs: 1 });
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

/** Resolves once the model that was opened last has looked for something, and every model hears of what is stored. */
async function isWaiting(queries: () => number): Promise<void> {
  await eventually(async () => {
    expect(queries()).toBe(2);
    expect(await redis.pubsub('NUMSUB', 'read-model:things')).toEqual(['read-model:things', connections.length]);
  });
}

it('looks three times for what nobody knows, and then does not wait for it again', async () => {
  const model = await openThings({ maxAgeMs: 1, patienceMs: 400 });
  const queries = countQueries();
  const id = newId();
  expect((await model.findOrWait([id])).size).toBe(0);
  expect(queries()).toBe(3);
  await model.findOrWait([id]);
  expect(queries()).toBe(4);
  await things.put(id, { version: 1, name: 'there' });
  expect((await model.findOrWait([id])).size).toBe(1);
});

it('ends the wait for what another process, or this one, stores', async () => {
  for (const from of ['another', 'this']) {
    const waiting = await openThings({ maxAgeMs: LONG_MS, patienceMs: LONG_MS });
    const queries = countQueries();
    const [known, late, later] = [newId(), newId(), newId()];
    await things.put(known, { version: 1, name: 'known' });
    const found = waiting.findOrWait([known, late, later]);
    await isWaiting(queries);
    const writer = from === 'this' ? waiting : things;
    await writer.put(late, { version: 1, name: 'late' });
    await writer.put(later, { version: 1, name: 'later' });
    expect([...(await found).values()].map(({ name }) => name)).toEqual(['known', 'late', 'later']);
  }
});

it('ends the wait for what turns out to be gone, and does not wait for what it knows to be gone', async () => {
  const waiting = await openThings({ maxAgeMs: LONG_MS, patienceMs: LONG_MS });
  const queries = countQueries();
  const gone = newId();
  const found = waiting.findOrWait([gone]);
  await isWaiting(queries);
  await things.remove(gone, 1);
  expect((await found).size).toBe(0);
  expect((await patient.findOrWait([gone])).size).toBe(0);
});

it('finds what comes between the first look and the wait', async () => {
  const waiting = await openThings({ maxAgeMs: LONG_MS, patienceMs: LONG_MS });
  const model = connections.at(-1)?.models.things;
  if (!model) throw new Error('no model');
  const id = new Types.ObjectId();
  const looksTooEarly = async () => {
    await suite.mongo.collection('things').insertOne({ _id: id, version: 1, value: { version: 1, name: 'between' } });
    return [];
  };
  jest.spyOn(model, 'find').mockReturnValueOnce({ lean: looksTooEarly } as never);
  expect((await waiting.findOrWait([String(id)])).get(String(id))?.name).toBe('between');
});

it('says to other processes what is new, and not what has changed', async () => {
  const heard: string[] = [];
  const listener = redis.duplicate();
  closers.push(() => listener.disconnect());
  listener.on('message', (_channel, id: string) => heard.push(id));
  await listener.subscribe('read-model:things');
  const [id, last] = [newId(), newId()];
  for (const version of [1, 2, 2, 1]) await things.put(id, { version, name: 'a name' });
  await things.remove(id, 3);
  await things.put(last, { version: 1, name: 'last' });
  await eventually(() => expect(heard).toEqual([id, last]));
});
