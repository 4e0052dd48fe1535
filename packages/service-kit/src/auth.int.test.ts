import { generateKeyPairSync } from 'node:crypto';
import { openSuite, type Suite } from '@print-shop/test-kit';
import type { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import { type Auth, createAuth } from './auth.ts';
import { createLogger } from './log.ts';
import { connectRedis } from './redis.ts';
import { revokeToken, revokeUserTokens } from './revocation.ts';
import { jwksKeys } from './signing-keys.ts';

const id = 'a'.repeat(24);
const logger = createLogger('test', 'silent');

let suite: Suite;
let redis: Redis;
let auth: Auth;

beforeAll(async () => {
  suite = await openSuite();
  redis = connectRedis(suite.redisUrl, logger);
  auth = createAuth({ ...suite.tokens, redis });
});
afterAll(async () => {
  await redis.quit();
  await suite.close();
});

const userOf = (token: string) => auth.userOf(`Bearer ${token}`);

describe('a bearer token', () => {
  it('names its user', async () => {
    const token = suite.tokens.for({ id, role: 'production', name: 'Asha', tokenId: 't-1' });
    expect(await userOf(token)).toMatchObject({ id, isAdmin: true, role: 'production', name: 'Asha', tokenId: 't-1' });
    expect(await auth.userOf(undefined)).toBeUndefined();
  });

  it('of staff without a role, from before there were roles, is an owner’s', async () => {
    expect((await userOf(suite.tokens.for({ id, isAdmin: true })))?.role).toBe('owner');
  });

  it('of a customer has no role, whatever it says', async () => {
    expect((await userOf(suite.tokens.for({ id, isAdmin: false, role: 'owner' })))?.role).toBeUndefined();
    expect((await userOf(suite.tokens.for({ id })))?.role).toBeUndefined();
  });

  it('ends by itself when it is revoked', async () => {
    const [one, two] = [suite.tokens.for({ id, tokenId: 't-2' }), suite.tokens.for({ id, tokenId: 't-3' })];
    await revokeToken(redis, 't-2', Date.now() / 1000 + 60);
    await expect(userOf(one)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await userOf(two)).toMatchObject({ tokenId: 't-3' });
    expect(await redis.ttl('revoked:token:t-2')).toBeGreaterThan(50);
  });

  it('stays revoked for the seconds after its end in which clocks may differ', async () => {
    const token = suite.tokens.for({ id, tokenId: 't-4', expiresInSeconds: -1 });
    await revokeToken(redis, 't-4', Date.now() / 1000 - 1);
    await expect(userOf(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await revokeToken(redis, 't-5', Date.now() / 1000 + 1);
    await revokeUserTokens(redis, 'c'.repeat(24), 1);
    expect(await redis.ttl('revoked:token:t-5')).toBeGreaterThan(1);
    expect(await redis.ttl(`revoked:user:${'c'.repeat(24)}`)).toBeGreaterThan(1);
  });

  it('ends with all others of its user, but not those issued afterwards', async () => {
    const user = 'b'.repeat(24);
    const nowMs = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs - 1);
    const before = suite.tokens.for({ id: user });
    clock.mockReturnValue(nowMs);
    await revokeUserTokens(redis, user, 60);
    clock.mockRestore();
    await expect(userOf(before)).rejects.toMatchObject({ code: 'invalid-token' });
    expect(await userOf(suite.tokens.for({ id: user }))).toMatchObject({ id: user });
  });

  it('stays ended where an earlier revocation of all is stored after a later one', async () => {
    const user = 'd'.repeat(24);
    const nowSeconds = Date.now() / 1000;
    const token = suite.tokens.for({ id: user });
    await revokeUserTokens(redis, user, 60, nowSeconds + 1);
    await revokeUserTokens(redis, user, 60, nowSeconds - 1);
    await expect(userOf(token)).rejects.toMatchObject({ code: 'invalid-token' });
  });

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { issuer, audience } = { issuer: 'print-shop', audience: 'print-shop' };
  const claims = { isAdmin: true, jti: 'x' };
  const header = { alg: 'RS256', typ: 'JWT' };
  const common = { subject: id, issuer, audience, expiresIn: 60 } as const;
  it.each([
    ['expired', () => suite.tokens.for({ id, expiresInSeconds: -60 })],
    ['of a subject that is no id', () => suite.tokens.for({ id: 'root' })],
    ['of a role that nobody knows', () => suite.tokens.for({ id, role: 'king' as never })],
    ['without an algorithm', () => jwt.sign(claims, null, { ...common, algorithm: 'none', keyid: 'k' })],
    ['signed with a shared secret', () => jwt.sign(claims, 'secret', { ...common, keyid: 'k' })],
    ['signed with an unknown key', () => jwt.sign(claims, privateKey, { ...common, algorithm: 'RS256', keyid: 'k' })],
    ['without a key id', () => jwt.sign(claims, privateKey, { ...common, algorithm: 'RS256' })],
    ['changed afterwards', () => promoted(suite.tokens.for({ id }))],
    ['rubbish', () => 'a.b.c'],
    ['of claims that are no JSON', () => jwt.sign('no JSON', privateKey, { algorithm: 'RS256', keyid: 'k', header })],
  ])('is refused when it is %s', async (_, token) => {
    await expect(userOf(token())).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each(['Basic abc', 'Bearer', 'Bearer x y', ''])('is not found in %j', async (header) => {
    await expect(auth.userOf(header)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('opens nothing while Redis is away', async () => {
    const away = connectRedis('redis://127.0.0.1:1', logger);
    const doubtful = createAuth({ ...suite.tokens, redis: away });
    const asked = doubtful.userOf(`Bearer ${suite.tokens.for({ id })}`);
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    away.disconnect();
  });

  it('opens nothing before the keys could be fetched', async () => {
    const doubtful = createAuth({ ...suite.tokens, jwksUrl: 'http://127.0.0.1:1/', redis });
    await expect(doubtful.userOf(`Bearer ${suite.tokens.for({ id })}`)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('the published keys', () => {
  it('are fetched once, however many unknown key ids come', async () => {
    const before = suite.tokens.fetches();
    const { find: findKey } = jwksKeys(suite.tokens.jwksUrl);
    const found = await Promise.all(Array.from({ length: 50 }, (_, n) => findKey(`unknown-${n}`)));
    for (let n = 0; n < 20; n += 1) found.push(await findKey(`later-${n}`));
    expect(found.every((key) => key === undefined)).toBe(true);
    expect(suite.tokens.fetches() - before).toBe(1);
  });
});

/** The same token, with its holder made staff. */
function promoted(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), isAdmin: true };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}
