import argon2 from '@node-rs/argon2';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { createSessionStore } from './session.store.ts';

const HOUR_SECONDS = 3600;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const password = 'correct horse';
let count = 0;
async function newCustomer(): Promise<string> {
  const email = `asha-${++count}@example.com`;
  await request(identity.server).post('/api/users/register').send({ name: 'Asha', email, password });
  return email;
}
const logIn = async (login: string, agent = WINDOWS, given = password): Promise<string> => {
  const sent = request(identity.server).post('/api/users/login').set('user-agent', agent);
  const res = await sent.set('x-forwarded-for', '10.0.0.7').send({ login, password: given });
  expect(res.status).toBe(200);
  return res.body.token;
};
const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string, token: string) =>
  request(identity.server)[method](`/api/users${path}`).set('Authorization', `Bearer ${token}`);
const list = async (token: string) => (await ask('get', '/sessions', token)).body;
const isGood = async (token: string) => (await ask('get', '/user.id', token)).status === 200;
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the list of where a user is signed in', () => {
  it('names each place, newest first, and marks the one that asks', async () => {
    const email = await newCustomer();
    const [phone, desk] = [await logIn(email, ANDROID), await logIn(email)];
    const found = await list(phone);
    expect(found).toEqual([
      expect.objectContaining({ _id: claimsOf(desk).jti, browser: 'Firefox', system: 'Windows', isCurrent: false }),
      expect.objectContaining({ _id: claimsOf(phone).jti, browser: 'Chrome', system: 'Android', isCurrent: true }),
    ]);
    expect(found[0].address).toBe('10.0.0.7');
    const { signedInAt, expiresAt } = found[0];
    expect(Date.parse(expiresAt) - Date.parse(signedInAt)).toBe(7 * 24 * HOUR_SECONDS * 1000);
  });

  it('has those of one moment in one order', async () => {
    const [userId, now] = ['one-moment', new Date()];
    const times = { issuedAt: now, signedInAt: now, expiresAt: new Date(now.getTime() + HOUR_SECONDS * 1000) };
    for (const _id of ['b', 'e', 'a', 'd', 'c']) await identity.sessions.create({ _id, userId, ...times });
    const found = await createSessionStore(identity.sessions).list(userId);
    expect(found.map(({ _id }) => _id)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('has neither what has ended nor what is of others', async () => {
    const [email, other] = [await newCustomer(), await newCustomer()];
    const [token, ended] = [await logIn(email), await logIn(email)];
    await logIn(other);
    await identity.sessions.updateOne({ _id: claimsOf(ended).jti }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await list(token)).toHaveLength(1);
  });

  it('is not written by requests', async () => {
    const token = await logIn(await newCustomer());
    const before = await identity.sessions.findById(claimsOf(token).jti).lean();
    await list(token);
    expect(await identity.sessions.findById(claimsOf(token).jti).lean()).toEqual(before);
  });
});

describe('signing out somewhere', () => {
  it('ends that session only', async () => {
    const email = await newCustomer();
    const [own, lost] = [await logIn(email), await logIn(email, ANDROID)];
    expect((await ask('delete', `/sessions/${claimsOf(lost).jti}`, own)).status).toBe(200);
    expect([await isGood(own), await isGood(lost)]).toEqual([true, false]);
    expect(await list(own)).toHaveLength(1);
    const { jti, sub: account } = claimsOf(lost);
    const event = await identity.security.findOne({ kind: 'signed-out-elsewhere', 'account.id': account }).lean();
    expect(event).toMatchObject({ detail: 'Chrome, Android', account: { id: account } });
    const again = await ask('delete', `/sessions/${jti}`, own);
    expect([again.status, again.body.code]).toEqual([404, 'session-not-found']);
  });

  it("does not reach another user's", async () => {
    const [thief, owner] = [await logIn(await newCustomer()), await logIn(await newCustomer())];
    expect((await ask('delete', `/sessions/${claimsOf(owner).jti}`, thief)).status).toBe(404);
    expect(await isGood(owner)).toBe(true);
  });

  it('everywhere else goes on here with a fresh token, as the same sign-in', async () => {
    const email = await newCustomer();
    const [own, lost] = [await logIn(email), await logIn(email, ANDROID)];
    // A session that is in no list, like one of an earlier version.
    await identity.sessions.deleteOne({ _id: claimsOf(lost).jti });
    const { token } = (await ask('delete', '/sessions', own)).body;
    expect([await isGood(own), await isGood(lost), await isGood(token)]).toEqual([false, false, true]);
    expect(claimsOf(token).auth_time).toBe(claimsOf(own).auth_time);
    expect((await list(token)).map(({ _id }: { _id: string }) => _id)).toEqual([claimsOf(token).jti]);
  });

  it.each([
    ['logging out', (token: string) => ask('post', '/logout', token)],
    ['deleting the account', (token: string) => ask('delete', '/profile', token).send({ currentPassword: password })],
  ])('by %s takes the session off the list', async (_, leave) => {
    const token = await logIn(await newCustomer());
    expect((await leave(token)).status).toBe(200);
    expect(await identity.sessions.findById(claimsOf(token).jti).lean()).toBeNull();
  });

  it('by a new password leaves the one session that goes on', async () => {
    const email = await newCustomer();
    const own = await logIn(email);
    await logIn(email, ANDROID);
    const { token } = (await ask('put', '/profile', own).send({ password: 'battery staple' })).body;
    expect((await list(token)).map(({ _id }: { _id: string }) => _id)).toEqual([claimsOf(token).jti]);
  });
});

describe('signing in', () => {
  it.each([
    ['password is changed', 1, (token: string) => ask('put', '/profile', token).send({ password: 'battery staple' })],
    ['account is deleted', 0, (token: string) => ask('delete', '/profile', token).send({ currentPassword: password })],
  ])('begins no session where the %s while the old password is checked', async (_, sessions, change) => {
    const email = await newCustomer();
    const own = await logIn(email);
    const verify = jest.spyOn(argon2, 'verify').mockImplementationOnce(async () => {
      expect((await change(own)).status).toBe(200);
      return true;
    });
    const res = await request(identity.server).post('/api/users/login').send({ login: email, password });
    verify.mockRestore();
    expect([res.status, res.body.code]).toEqual([401, 'account-changed']);
    expect(await identity.sessions.countDocuments({ userId: claimsOf(own).sub })).toBe(sessions);
  });
});

describe('a session of staff', () => {
  const lifeOf = (token: string) => claimsOf(token).exp - claimsOf(token).iat;

  it('ends after twelve hours, one of customers after seven days', async () => {
    expect(lifeOf(await logIn(admin.email, WINDOWS, admin.password))).toBeCloseTo(12 * HOUR_SECONDS, 2);
    expect(lifeOf(await logIn(await newCustomer()))).toBeCloseTo(7 * 24 * HOUR_SECONDS, 2);
  });

  it('is not prolonged by a new password or by signing out elsewhere', async () => {
    const token = await logIn(admin.email, WINDOWS, admin.password);
    const changed = (await ask('put', '/profile', token).send({ password: 'another-owner-password' })).body.token;
    const alone = (await ask('delete', '/sessions', changed)).body.token;
    expect([claimsOf(changed).exp, claimsOf(alone).exp]).toEqual([claimsOf(token).exp, claimsOf(token).exp]);
    expect(claimsOf(alone).amr).toEqual(['pwd']);
  });
});
