import { type OwnRedis, startOwnRedis } from '@print-shop/test-kit/containers';
import { Redis } from 'ioredis';
import { createLogger, type Logger } from './log.ts';
import { connectRedis } from './redis.ts';
import { createRedisCheck } from './redis-check.ts';

let own: OwnRedis;
let operator: Redis;
beforeAll(async () => {
  own = await startOwnRedis();
  operator = new Redis(own.url);
}, 120_000);
afterAll(async () => {
  await operator.quit();
  await own.remove();
});

/** Starts a service's Redis check and collects its log. */
function start(url = own.url) {
  const logged: string[] = [];
  const note =
    (level: string) =>
    (...parts: unknown[]) =>
      void logged.push(`${level}: ${parts.at(-1)}`);
  const logger = { ...createLogger('test', 'silent'), warn: note('warn'), error: note('error') } as unknown as Logger;
  const redis = connectRedis(url, logger);
  return { check: createRedisCheck(redis, logger), logged, close: () => redis.disconnect() };
}

describe('Redis', () => {
  it('is good as the shop itself starts it', async () => {
    const { check, logged, close } = start();
    expect([await check(), logged]).toEqual([true, []]);
    close();
  });

  it('is not while it evicts keys, which is logged once, and is again when that is put right', async () => {
    const { check, logged, close } = start();
    await operator.config('SET', 'maxmemory-policy', 'volatile-lru');
    expect([await check(), await check()]).toEqual([false, false]);
    expect(logged).toEqual([expect.stringMatching(/^error: Redis evicts keys .* noeviction$/)]);
    await operator.config('SET', 'maxmemory-policy', 'noeviction');
    expect(await check()).toBe(true);
    close();
  });

  it('is believed with a warning where it does not say', async () => {
    await operator.call('ACL', 'SETUSER', 'hosted', 'on', '>secret', '~*', '+@all', '-config');
    const url = new URL(own.url);
    [url.username, url.password] = ['hosted', 'secret'];
    const { check, logged, close } = start(url.href);
    expect([await check(), await check()]).toEqual([true, true]);
    expect(logged).toEqual([expect.stringMatching(/^warn: Redis does not say its maxmemory-policy/)]);
    close();
  });

  it('is not while it cannot be reached', async () => {
    const { check, close } = start('redis://127.0.0.1:1');
    await expect(check()).rejects.toThrow();
    close();
  });
});
