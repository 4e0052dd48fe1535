import { defineRoute } from '@print-shop/contracts';
import { openSuite, type Suite } from '@print-shop/test-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import request from 'supertest';
import { z } from 'zod';
import { allow } from './allow.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth.ts';
import { limitUploads } from './byte-quota.ts';
import { createLogger } from './log.ts';
import { connectRedis } from './redis.ts';
import { createRouter } from './router.ts';

const MB = 1024 * 1024;
const [ada, eve, staff] = ['a'.repeat(24), 'e'.repeat(24), '5'.repeat(24)];
const logger = createLogger('test', 'silent');
const base = { summary: '', tag: 'test', method: 'post', access: 'guest', responses: { 200: z.object({}) } } as const;
const form = defineRoute({
  ...base,
  id: 'form',
  path: '/api/form',
  upload: { field: 'file', maxBytes: 2 * MB, kinds: [] },
});
const raw = defineRoute({ ...base, id: 'raw', path: '/api/raw', rawBody: { maxBytes: 2 * MB } });

let suite: Suite;
let redis: Redis;
let shops = 0;

beforeAll(async () => {
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, logger);
});
afterAll(async () => {
  await redis.quit();
  await suite.close();
});

/** A shop with a quota of its own. Answers the status of an upload of a megabyte. */
function open({ perAccountMb = 100, perAddressMb = 100, inAllMb = 100 }) {
  shops += 1;
  const auth = createAuth({ ...suite.tokens, redis });
  const uploads = limitUploads({ inFlight: 8, perAccountMb, perAddressMb, inAllMb }, redis, `shop-${shops}`);
  const router = createRouter({ auth, uploads });
  router
    .on(form, allow.guest, async () => ({ status: 200, body: {} }))
    .on(raw, allow.guest, ({ withBytes }) => withBytes(async () => ({ status: 200, body: {} })));
  const app: Express = createApp({ logger, routers: [router] });
  const send = (path: string, user: string | undefined, address: string) => {
    const asked = request(app).post(path).set('X-Forwarded-For', address);
    const token = user && suite.tokens.for({ id: user, ...(user === staff ? { role: 'production' as const } : {}) });
    return token ? asked.set('Authorization', `Bearer ${token}`) : asked;
  };
  return {
    form: async (user?: string, address = '203.0.113.1') => {
      const { status, body } = await send('/api/form', user, address).attach('file', Buffer.alloc(MB), 'a.bin');
      return { status, code: body.code };
    },
    raw: async (user?: string, address = '203.0.113.1') => {
      const asked = send('/api/raw', user, address).set('Content-Type', 'application/octet-stream');
      const { status, body } = await asked.send(Buffer.alloc(MB));
      return { status, code: body.code };
    },
  };
}
const taken = { status: 200, code: undefined };
const reached = { status: 429, code: 'upload-quota-reached' };

describe('the bytes that may be uploaded in a day', () => {
  it('are counted for each address, of guests and of accounts, in forms and in parts', async () => {
    const shop = open({ perAddressMb: 3 });
    expect([await shop.form(), await shop.raw(), await shop.form(ada)]).toEqual([taken, taken, taken]);
    expect([await shop.form(), await shop.raw(), await shop.form(eve)]).toEqual([reached, reached, reached]);
    expect(await shop.form(undefined, '203.0.113.2')).toEqual(taken);
  });

  it('are counted for each account, wherever it is', async () => {
    const shop = open({ perAccountMb: 2 });
    expect([await shop.form(ada), await shop.raw(ada, '203.0.113.2')]).toEqual([taken, taken]);
    expect(await shop.form(ada, '203.0.113.3')).toEqual(reached);
    expect(await shop.form(eve)).toEqual(taken);
  });

  it('are counted for everybody together; staff may go on', async () => {
    const shop = open({ inAllMb: 2, perAddressMb: 1 });
    expect([await shop.form(staff), await shop.form(staff)]).toEqual([taken, taken]);
    expect(await shop.raw(undefined, '203.0.113.9')).toEqual({ status: 503, code: 'uploads-full' });
    expect(await shop.form(staff)).toEqual(taken);
  });
});
