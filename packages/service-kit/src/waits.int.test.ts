import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import type { Redis } from 'ioredis';
import { createLogger } from './log.ts';
import { connectRedis } from './redis.ts';
import { createWaits, type Waits } from './waits.ts';

interface Thing {
  id: string;
  isDone: boolean;
}

const LONG_MS = 600_000;
const logger = createLogger('test', 'silent');
const things = new Map<string, Thing>();
const closers: (() => unknown)[] = [];
/** The ids that `find` was asked for. */
let looks: string[] = [];
let isAway = false;

let suite: Suite;
let redis: Redis;
/** Two processes of a service. */
let here: Waits<Thing>;
let elsewhere: Waits<Thing>;

const open = (): Waits<Thing> =>
  createWaits<Thing>({
    redis,
    channel: 'test:things',
    async find(id) {
      looks.push(id);
      if (isAway) throw new Error('the database is away');
      return things.get(id);
    },
    isReady: ({ isDone }) => isDone,
    logger,
    onClose: (_, close) => void closers.push(close),
  });
const areListening = async (count: number) =>
  expect(await redis.pubsub('NUMSUB', 'test:things')).toEqual(['test:things', count]);

beforeAll(async () => {
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, logger);
  here = open();
  elsewhere = open();
  await eventually(() => areListening(2));
});
afterAll(async () => {
  for (const close of closers) close();
  await redis.quit();
  await suite.close();
});
beforeEach(() => {
  things.clear();
  looks = [];
  isAway = false;
});

// Each test has ids of its own: a process hears its own wake-up late, which may be in the next test.
const done = (id: string): Thing => ({ id, isDone: true });

it('wakes every request of this process that waits for what was stored, without a look, and no other', async () => {
  const [first, second, other] = [here.wait('a', LONG_MS), here.wait('a', LONG_MS), here.wait('b', 50)];
  here.wake('a', done('a'));
  expect(await Promise.all([first, second])).toEqual([done('a'), done('a')]);
  expect(await other).toBeUndefined();
  expect(looks).toEqual([]);
});

it('wakes a request of another process, which then looks once', async () => {
  const waiting = elsewhere.wait('c', LONG_MS);
  things.set('c', done('c'));
  here.wake('c', done('c'));
  expect(await waiting).toEqual(done('c'));
  expect(looks).toEqual(['c']);
});

it('wakes the requests of all processes, also where one waits here', async () => {
  const waiting = [here.wait('e', LONG_MS), elsewhere.wait('e', LONG_MS)];
  things.set('e', done('e'));
  here.wake('e', done('e'));
  expect(await Promise.all(waiting)).toEqual([done('e'), done('e')]);
});

it('waits on for what is not ready, here and in another process', async () => {
  const unready = { id: 'g', isDone: false };
  const waiting = [here.wait('h', LONG_MS), elsewhere.wait('g', LONG_MS)];
  here.wake('h', { ...unready, id: 'h' });
  things.set('g', unready);
  here.wake('g', done('g'));
  await eventually(() => expect(looks).toEqual(['g']));
  things.set('g', done('g'));
  here.wake('g', done('g'));
  here.wake('h', done('h'));
  expect(await Promise.all(waiting)).toEqual([done('h'), done('g')]);
});

it('wakes the requests of all processes without the object at hand, each of which then looks once', async () => {
  const waiting = [here.wait('i', LONG_MS), elsewhere.wait('i', LONG_MS)];
  things.set('i', done('i'));
  here.wake('i');
  expect(await Promise.all(waiting)).toEqual([done('i'), done('i')]);
  expect(looks).toEqual(['i', 'i']);
});

it('finds at once what is ready already, and waits for what is not', async () => {
  things.set('k', done('k'));
  expect(await here.findOrWait('k', LONG_MS)).toEqual(done('k'));
  const waiting = here.findOrWait('l', LONG_MS);
  await eventually(() => expect(looks).toEqual(['k', 'l']));
  here.wake('l', done('l'));
  expect(await waiting).toEqual(done('l'));
});

it('looks once more at the limit, as a wake-up may be lost', async () => {
  const waiting = here.findOrWait('m', 100);
  await eventually(() => expect(looks).toEqual(['m']));
  things.set('m', done('m'));
  expect(await waiting).toEqual(done('m'));
  expect(await here.findOrWait('n', 1)).toBeUndefined();
});

it('rejects when the first look fails, and lets others wait on', async () => {
  const waiting = here.wait('o', LONG_MS);
  isAway = true;
  await expect(here.findOrWait('o', LONG_MS)).rejects.toThrow('the database is away');
  here.wake('o', done('o'));
  expect(await waiting).toEqual(done('o'));
});

it('listens again after the connection was lost', async () => {
  const clients = String(await redis.client('LIST')).split('\n');
  const ids = clients.filter((line) => line.includes(' name=test:things ')).map((line) => /^id=(\d+)/.exec(line)?.[1]);
  expect(ids).toHaveLength(2);
  for (const id of ids) await redis.call('CLIENT', 'KILL', 'ID', String(id));
  await eventually(async () => {
    expect(String(await redis.client('LIST'))).not.toMatch(new RegExp(`^id=(${ids.join('|')}) `, 'm'));
    await areListening(2);
  });
  const waiting = elsewhere.wait('q', LONG_MS);
  things.set('q', done('q'));
  here.wake('q', done('q'));
  expect(await waiting).toEqual(done('q'));
});
