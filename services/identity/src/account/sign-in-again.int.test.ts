import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';

const MINUTE = 60;

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
});
afterAll(() => identity.close());

const password = 'correct horse';
let count = 0;
/** A customer whose only session began so long ago. */
async function aCustomer(secondsAgo: number) {
  const email = `ravi-${++count}@example.com`;
  await request(identity.server).post('/api/users/register').send({ name: 'Ravi', email, password });
  return { email, token: await tokenOf(email, secondsAgo) };
}
async function tokenOf(email: string, secondsAgo: number): Promise<string> {
  const account = await identity.store.findAccount({ email });
  if (!account) throw new Error(`nobody has ${email}`);
  return identity.tokens.issue(account.user, Date.now() / 1000 - secondsAgo);
}

const change = (token: string, body: object) =>
  request(identity.server).put('/api/users/profile').set('Authorization', `Bearer ${token}`).send(body);
const remove = (token: string, body?: object) => {
  const sent = request(identity.server).delete('/api/users/profile').set('Authorization', `Bearer ${token}`);
  return body ? sent.send(body) : sent;
};
const logIn = (email: string, tried = password) =>
  request(identity.server).post('/api/users/login').send({ login: email, password: tried });

describe('within ten minutes of signing in', () => {
  it('email and password change without another question', async () => {
    const { email, token } = await aCustomer(9 * MINUTE);
    const moved = await change(token, { email: `new-${email}`, password: 'battery staple' });
    expect(moved.status).toBe(200);
    expect((await logIn(`new-${email}`, 'battery staple')).status).toBe(200);
  });

  it('a change of password does not prolong them', async () => {
    const { token } = await aCustomer(9 * MINUTE);
    const fresh = (await change(token, { password: 'battery staple' })).body.token;
    const claims = JSON.parse(Buffer.from(fresh.split('.')[1], 'base64url').toString());
    expect(Date.now() / 1000 - claims.auth_time).toBeGreaterThan(9 * MINUTE - 1);
  });
});

describe('later', () => {
  const changes = (email: string) => [{ email: `thief-${email}` }, { password: 'thieves-own' }];

  it('a token alone changes neither email nor password', async () => {
    const { email, token } = await aCustomer(11 * MINUTE);
    for (const body of changes(email)) {
      const res = await change(token, body);
      expect([res.status, res.body.code]).toEqual([403, 'sign-in-again']);
      expect(res.body.message).toContain('current password');
    }
    expect((await logIn(email)).status).toBe(200);
  });

  it('the same request succeeds with the current password, which opens ten minutes more', async () => {
    const { email, token } = await aCustomer(11 * MINUTE);
    const [moved] = [await change(token, { email: `moved-${email}`, currentPassword: password })];
    expect([moved.status, moved.body.email]).toEqual([200, `moved-${email}`]);
    const res = await change(token, { password: 'battery staple', currentPassword: password });
    expect(res.status).toBe(200);
    expect((await change(res.body.token, { password: 'paper and ink' })).status).toBe(200);
  });

  it('the rest of the profile changes as before, also where the form sends the same address', async () => {
    const { email, token } = await aCustomer(11 * MINUTE);
    const res = await change(token, { name: 'Ravi K', email: email.toUpperCase(), password: '' });
    expect([res.status, res.body.name]).toEqual([200, 'Ravi K']);
  });

  it('a wrong password is refused, and guessing bounded; the owner on another device is not', async () => {
    const { email, token } = await aCustomer(11 * MINUTE);
    const [cookie = ''] = (await logIn(email)).headers['set-cookie'] ?? [];
    const guess = (currentPassword: string) => change(token, { password: 'thieves-own', currentPassword });
    for (const tried of ['one', 'two', 'three']) {
      const res = await guess(tried);
      expect([res.status, res.body.code]).toEqual([403, 'wrong-password']);
    }
    expect((await guess(password)).status).toBe(429);
    const own = await guess(password).set('cookie', cookie.split(';')[0] ?? '');
    expect(own.status).toBe(200);
  });

  it('a token that does not say when its holder signed in counts as old', async () => {
    const { email } = await aCustomer(0);
    const token = await tokenOf(email, Date.now() / 1000);
    expect((await change(token, { password: 'thieves-own' })).body.code).toBe('sign-in-again');
  });
});

describe('an account that signs in by Google only', () => {
  async function byGoogle(secondsAgo: number) {
    const email = `google-${++count}@example.com`;
    await identity.store.create({ name: 'Asha', email, googleId: `g-${count}` });
    return tokenOf(email, secondsAgo);
  }

  it('is asked to sign in there again', async () => {
    const token = await byGoogle(11 * MINUTE);
    for (const res of [await change(token, { password: 'battery staple' }), await remove(token)]) {
      expect([res.status, res.body.code]).toEqual([403, 'google-sign-in-again']);
    }
  });

  it('is let through after it', async () => {
    const token = await byGoogle(MINUTE);
    expect((await change(token, { name: 'Asha R', password: 'battery staple' })).status).toBe(200);
    expect((await remove(await byGoogle(MINUTE))).status).toBe(200);
  });
});

describe('deleting an account', () => {
  it('always needs the current password', async () => {
    const { email, token } = await aCustomer(0);
    for (const body of [undefined, {}, { currentPassword: '' }]) {
      expect((await remove(token, body)).body.code).toBe('sign-in-again');
    }
    expect((await remove(token, { currentPassword: 'wrong' })).body.code).toBe('wrong-password');
    expect((await logIn(email)).status).toBe(200);
    expect((await remove(token, { currentPassword: password })).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
  });
});
