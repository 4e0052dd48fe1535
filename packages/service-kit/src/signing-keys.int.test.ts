import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSuite, type Suite } from '@print-shop/test-kit';
import type { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { createAuth } from './auth.ts';
import { createLogger } from './log.ts';
import { publishKeys } from './published-keys.ts';
import { connectRedis } from './redis.ts';

const [issuer, audience] = ['print-shop', 'print-shop'];
const subject = 'a'.repeat(24);

interface Key {
  id: string;
  pair: ReturnType<typeof newPair>;
}
const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [old, fresh]: [Key, Key] = [
  { id: 'old', pair: newPair() },
  { id: 'fresh', pair: newPair() },
];

let suite: Suite;
let redis: Redis;
/** Stands in for identity: an address that answers the published keys. */
let identity: Server;
let published: Key[] = [];
let isAway = false;
let fetches = 0;
/** The clock of the services; it stands still unless a test moves it. */
let nowMs = Date.now();

beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, createLogger('test', 'silent'));
  identity = createServer((_req, res) => {
    fetches += 1;
    const keys = published.map(({ id, pair }) => ({
      ...pair.publicKey.export({ format: 'jwk' }),
      kid: id,
      use: 'sig',
      alg: 'RS256',
    }));
    res.statusCode = isAway ? 503 : 200;
    res.setHeader('content-type', 'application/json').end(JSON.stringify(isAway ? {} : { keys }));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  identity.close();
  await redis.quit();
  await suite.close();
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await redis.flushdb();
  isAway = false;
  published = [old];
});

/** A newly started service, and a call to it with a token. */
function start(keysMaxAgeMs?: number) {
  const jwksUrl = `http://127.0.0.1:${(identity.address() as AddressInfo).port}/`;
  const auth = createAuth({ issuer, audience, redis, jwksUrl, ...(keysMaxAgeMs ? { keysMaxAgeMs } : {}) });
  return async ({ id, pair }: Key) => {
    const claims = { isAdmin: false, jti: 'j' };
    const common = { algorithm: 'RS256', keyid: id, subject, issuer, audience, expiresIn: 60 } as const;
    try {
      await auth.userOf(`Bearer ${jwt.sign(claims, pair.privateKey, common)}`);
      return 'let in';
    } catch (error) {
      return error instanceof Error && 'kind' in error ? error.kind : error;
    }
  };
}
const publish = (keys: Key[], mustReload?: boolean) => {
  published = keys;
  return publishKeys(redis, { issuer, keyIds: keys.map(({ id }) => id), ...(mustReload ? { mustReload } : {}) });
};
const pass = (ms: number) => {
  nowMs += ms;
};
/** Moves the clock by more than a service waits between two announced fetches. */
const aMoment = () => pass(1_100);

describe('signing keys that were changed', () => {
  it('are known to a service at its next token: the old one opens nothing any more, the new one does', async () => {
    const call = start();
    await publish([old]);
    expect(await call(old)).toBe('let in');
    aMoment();
    await publish([fresh]);
    expect(await call(old)).toBe('unauthenticated');
    expect(await call(fresh)).toBe('let in');
  });

  it('are loaded for the first token of the new key, however short ago keys were fetched', async () => {
    const call = start();
    expect(await call(old)).toBe('let in');
    aMoment();
    await publish([old, fresh]);
    expect(await call(fresh)).toBe('let in');
  });

  it('refuse tokens while they cannot be loaded: nobody knows whether the old one is still good', async () => {
    const call = start();
    await publish([old]);
    await call(old);
    aMoment();
    await publish([fresh]);
    isAway = true;
    expect([await call(old), await call(old)]).toEqual(['unavailable', 'unavailable']);
    isAway = false;
    aMoment();
    expect(await call(old)).toBe('unauthenticated');
  });

  it('are asked for until the instance that answers has them', async () => {
    const call = start();
    await publish([fresh]);
    published = [old];
    expect(await call(old)).toBe('let in');
    published = [fresh];
    aMoment();
    expect(await call(old)).toBe('unauthenticated');
  });
});

describe('signing keys that are the same', () => {
  it('are not fetched again when identity starts once more, but when an operator says so', async () => {
    const call = start();
    await publish([old, fresh]);
    await call(old);
    const before = fetches;
    aMoment();
    await publish([fresh, old]);
    await call(old);
    expect(fetches).toBe(before);
    await publish([old, fresh], true);
    await call(old);
    await call(old);
    expect(fetches).toBe(before + 1);
  });

  it('are used while identity is away, but not for ever', async () => {
    const call = start(30_000);
    expect(await call(old)).toBe('let in');
    isAway = true;
    expect(await call(old)).toBe('let in');
    pass(30_001);
    expect(await call(old)).toBe('unavailable');
    isAway = false;
    pass(1_000);
    expect(await call(old)).toBe('let in');
  });
});
