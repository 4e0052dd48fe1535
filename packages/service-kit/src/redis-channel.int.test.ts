import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import type { Redis } from 'ioredis';
import { createLogger } from './log.ts';
import { connectRedis } from './redis.ts';
import { createRedisChannel } from './redis-channel.ts';

const logger = createLogger('test', 'silent');
const closers: (() => unknown)[] = [];
let suite: Suite;
let redis: Redis;
beforeAll(async () => {
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, logger);
});
afterAll(async () => {
  for (const close of closers) await close();
  await redis?.quit();
  await suite?.close();
});

const open = (channel: string) =>
  createRedisChannel({ redis, channel, logger, onClose: (_, close) => void closers.push(close) });

it('tells every process what one says, and goes on after one that fails', async () => {
  const [speaker, other] = [open('test:paper'), open('test:ink')];
  const heard: [string[], string[]] = [[], []];
  for (const each of heard)
    open('test:paper').listen((text) => {
      each.push(text);
      if (text === 'torn') throw new Error(text);
    });
  // A listener hears nothing before it has connected.
  await eventually(() => {
    speaker.say('first');
    expect(heard.map(([text]) => text)).toEqual(['first', 'first']);
  });
  other.say('of another channel');
  for (const text of ['torn', 'last']) speaker.say(text);
  await eventually(() => expect(heard.map((each) => each.at(-1))).toEqual(['last', 'last']));
  expect(heard.flat()).not.toContain('of another channel');
});
