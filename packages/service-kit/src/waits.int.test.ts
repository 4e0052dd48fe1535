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

const done = (id: string): Thing => ({ id, isDone: true });

it('wakes every request of this process that waits for what was stored, without a look, and no other', async () => {
  const [first, second, other] = [here.wait('a', LONG_MS), here.wait('a', LONG_MS), here.wait('b', 50)];
  here.wake('a', done('a'));
  expect(await Promise.all([first, second])).toEqual([done('a'), done('a')]);
  expect(await other).toBeUndefined();
  expect(looks).toEqual([]);
});

it('wakes a request of another process, which then looks once', async () => {
  const waiting = elsewhere.wait('a', LONG_MS);
  things.set('a', done('a'));
  here.wake('a', done('a'));
  expect(await waiting).toEqual(done('a'));
  expect(looks).toEqual(['a']);
});

it('wakes the requests of all processes, also where one waits here', async () => {
  const waiting = [here.wait('a', LONG_MS), elsewhere.wait('a', LONG_MS)];
  things.set('a', done('a'));
  here.wake('a', done('a'));
  expect(await Promise.all(waiting)).toEqual([done('a'), done('a')]);
});

it('waits on for what is not ready, here and in another process', async () => {
  const unready = { id: 'a', isDone: false };
  const waiting = [here.wait('b', LONG_MS), elsewhere.wait('a', LONG_MS)];
  here.wake('b', { ...unready, id: 'b' });
  things.set('a', unready);
  here.wake('a', done('a'));
  await eventually(() => expect(looks).toEqual(['a']));
  things.set('a', done('a'));
  here.wake('a', done('a'));
  here.wake('b', done('b'));
  expect(await Promise.all(waiting)).toEqual([done('b'), done('a')]);
});

it('wakes the requests of all processes without the object at hand, each of which then looks once', async () => {
  const waiting = [here.wait('a', LONG_MS), elsewhere.wait('a', LONG_MS)];
  things.set('a', done('a'));
  here.wake('a');
  expect(await Promise.all(waiting)).toEqual([done('a'), done('a')]);
  expect(looks).toEqual(['a', 'a']);
});

it('finds at once what is ready already, and waits for what is not', async () => {
  things.set('a', done('a'));
  expect(await here.findOrWait('a', LONG_MS)).toEqual(done('a'));
  const waiting = here.findOrWait('b', LONG_MS);
  await eventually(() => expect(looks).toEqual(['a', 'b']));
  here.wake('b', done('b'));
  expect(await waiting).toEqual(done('b'));
});

it('looks once more at the limit, as a wake-up may be lost', async () => {
  const waiting = here.findOrWait('a', 100);
  await eventually(() => expect(looks).toEqual(['a']));
  things.set('a', done('a'));
  expect(await waiting).toEqual(done('a'));
  expect(await here.findOrWait('b', 1)).toBeUndefined();
});

it('rejects when the first look fails, and lets others wait on', async () => {
  const waiting = here.wait('a', LONG_MS);
  isAway = true;
  await expect(here.findOrWait('a', LONG_MS)).rejects.toThrow('the database is away');
  here.wake('a', done('a'));
  expect(await waiting).toEqual(done('a'));
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
  const waiting = elsewhere.wait('a', LONG_MS);
  things.set('a', done('a'));
  here.wake('a', done('a'));
  expect(await waiting).toEqual(done('a'));
});
