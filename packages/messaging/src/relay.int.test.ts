import { defineEvent } from '@print-shop/contracts';
import { connectMongo } from '@print-shop/service-kit';
import { createLogger } from '@print-shop/service-kit/log';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { type OwnBroker, startOwnBroker } from '@print-shop/test-kit/containers';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { z } from 'zod';
import { type Broker, connectBroker } from './broker.ts';
import { outboxLag } from './metrics.ts';
import { indexOutbox, outboxEntry, outboxField, type WithOutbox } from './outbox.ts';
import { createRelay, type Relay } from './relay.ts';

const counted = defineEvent('test.counted', 1, z.object({ thing: z.string(), n: z.number() }));
const urgent = defineEvent('test.urgent', 1, z.object({}), { mustReach: true });
const logger = createLogger('test', 'silent');

interface Thing extends WithOutbox {
  n: number;
}

let suite: Suite;
let own: OwnBroker;
let broker: Broker;
let mongo: Connection;
let things: Model<Thing>;
let relay: Relay;
const received = new Map<string, number[]>();

beforeAll(async () => {
  [suite, own] = await Promise.all([openSuite(), startOwnBroker()]);
  mongo = await connectMongo(suite.mongoUrl, logger);
  const schema = new Schema<Thing>({ n: Number, ...outboxField });
  indexOutbox(schema);
  things = mongo.model<Thing>('Thing', schema);
  await things.createIndexes();
  broker = await connectBroker({ url: own.url, service: 'test', logger, confirmLimitMs: 1_000 });
  await eventually(() => expect(broker.isConnected()).toBe(true));
  await broker.subscribe({
    queue: 'test.count-things',
    events: [counted],
    prefetch: 1,
    handle: async ({ data }) => void received.set(data.thing, [...(received.get(data.thing) ?? []), data.n]),
  });
  relay = createRelay({ broker, models: [things], logger, sweepEveryMs: 200, sweepAfterMs: 500 });
}, 120_000);

afterAll(async () => {
  await relay.close();
  await broker.close();
  await mongo.close();
  await Promise.all([suite.close(), own.remove()]);
});

/** One write that causes an event, as in a service. */
async function count(thing: Types.ObjectId, n: number) {
  const entry = outboxEntry(counted, { thing: String(thing), n });
  const written = await things
    .findOneAndUpdate(
      { _id: thing },
      { $set: { n }, $push: { outbox: entry } },
      { upsert: true, returnDocument: 'after' },
    )
    .lean();
  if (!written) throw new Error('nothing was written');
  return written;
}

const lagSeconds = async () => (await outboxLag.get()).values[0]?.value ?? Number.NaN;
const waiting = () => things.countDocuments({ 'outbox.0': { $exists: true } });

describe('the relay', () => {
  it('publishes right after the write and then removes the event', async () => {
    // It sweeps nothing, and of these the other one knows nothing.
    const unswept = createRelay({ broker, models: [], logger });
    const schema = new Schema<Thing>({ n: Number, ...outboxField });
    const others = mongo.model<Thing>('OtherThing', schema);
    const outbox = [outboxEntry(counted, { thing: 'other', n: 1 })];
    await unswept.nudge(others, (await others.create({ n: 1, outbox })).toObject());
    await eventually(() => expect(received.get('other')).toEqual([1]));
    await eventually(async () => expect(await others.findOne().lean()).toMatchObject({ outbox: [] }));
    await unswept.close();
  });

  it('keeps the order of a document and publishes each of its events once', async () => {
    const thing = new Types.ObjectId();
    const nudges: Promise<void>[] = [];
    for (let n = 1; n <= 30; n += 1) nudges.push(relay.nudge(things, await count(thing, n)));
    await Promise.all(nudges);
    const expected = Array.from({ length: 30 }, (_, index) => index + 1);
    await eventually(() => expect(received.get(String(thing))).toEqual(expected));
  });

  it('publishes what a crash left behind', async () => {
    const thing = new Types.ObjectId();
    await count(thing, 1);
    await count(thing, 2);
    await eventually(() => expect(received.get(String(thing))).toEqual([1, 2]));
    await eventually(async () => expect(await waiting()).toBe(0));
  });

  it('holds back what must reach a queue until there is one', async () => {
    const _id = new Types.ObjectId();
    const outbox = [outboxEntry(urgent, {})];
    await relay.nudge(things, (await things.create({ _id, n: 0, outbox })).toObject());
    expect(await waiting()).toBe(1);
    const arrived: string[] = [];
    const handle = async ({ key }: { key: string }) => void arrived.push(key);
    await broker.subscribe({ queue: 'test.react-to-urgent', events: [urgent], handle });
    await eventually(() => expect(arrived).toEqual([urgent.key]));
  });

  it('finds waiting events by an index', async () => {
    const waiting = things.find({ 'outbox.occurredAt': { $lt: new Date() } }).sort({ 'outbox.occurredAt': 1 });
    expect(JSON.stringify(await waiting.explain('queryPlanner'))).toContain('"indexName":"outbox_waiting"');
  });

  it('refuses an event that breaks its contract', () => {
    expect(() => outboxEntry(counted, { thing: 'x', n: 'one' } as never)).toThrow(z.ZodError);
  });

  it('loses nothing over a restart of the broker, and tells how long events have waited', async () => {
    const ids = Array.from({ length: 20 }, () => new Types.ObjectId());
    const writeAll = async (n: number) => {
      for (const id of ids) void relay.nudge(things, await count(id, n));
    };
    await writeAll(1);
    const stopping = own.stop();
    await writeAll(2);
    await stopping;
    expect(broker.isConnected()).toBe(false);
    await writeAll(3);
    // The lag is measured by a sweep, which then tries to publish.
    await eventually(async () => expect(await lagSeconds()).toBeGreaterThan(1));
    expect(await waiting()).toBe(ids.length);
    const starting = own.start();
    await writeAll(4);
    await starting;
    await eventually(
      () => {
        for (const id of ids) expect(new Set(received.get(String(id)))).toEqual(new Set([1, 2, 3, 4]));
      },
      { timeoutMs: 30_000 },
    );
    // Also in order, apart from repetitions.
    for (const id of ids) {
      const firsts = [...new Set(received.get(String(id)))];
      expect(firsts).toEqual([1, 2, 3, 4]);
    }
    await eventually(async () => expect(await waiting()).toBe(0));
    await eventually(async () => expect(await lagSeconds()).toBeLessThan(0.1));
  }, 120_000);
});
