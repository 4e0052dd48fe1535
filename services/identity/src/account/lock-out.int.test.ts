import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity({
    LOGIN_LIMIT_PER_ACCOUNT: '3',
    LOGIN_LIMIT_UNKNOWN_DEVICES: '7',
    LOGIN_LIMIT_PER_ADDRESS: '20',
  });
});
afterAll(() => identity.close());
beforeEach(() => identity.redis.flushdb());

const password = 'correct horse';
let count = 0;
async function newCustomer(): Promise<string> {
  const email = `asha-${++count}@example.com`;
  await request(identity.server).post('/api/users/register').send({ name: 'Asha', email, password });
  return email;
}

interface From {
  address?: string;
  cookie?: string;
}
const logIn = (login: string, tried: string, { address = '10.0.0.1', cookie }: From = {}) => {
  const sent = request(identity.server).post('/api/users/login').set('x-forwarded-for', address);
  return (cookie ? sent.set('cookie', cookie) : sent).send({ login, password: tried });
};
const fail = async (login: string, times: number, from?: From) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(login, 'wrong', from)).status);
  return statuses;
};
/** Signs in and returns the cookie that a browser would send from then on. */
async function deviceAt(login: string, from?: From): Promise<string> {
  const res = await logIn(login, password, from);
  expect(res.status).toBe(200);
  return res.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

describe('failed sign-ins', () => {
  it('are counted per account and address together: a stranger locks out nobody but themselves', async () => {
    const email = await newCustomer();
    expect(await fail(email, 4, { address: '10.1.0.1' })).toEqual([401, 401, 401, 429]);
    const refused = await logIn(email, password, { address: '10.1.0.1' });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-logins']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logIn(email, password, { address: '10.1.0.2' })).status).toBe(200);
  });

  it('are counted alike where there is no such account', async () => {
    expect(await fail('nobody@example.com', 4)).toEqual([401, 401, 401, 429]);
  });

  it('are counted over a whole IPv6 network', async () => {
    const email = await newCustomer();
    const statuses: number[] = [];
    for (const end of [1, 2, 3, 4]) statuses.push(...(await fail(email, 1, { address: `2001:db8:1:2::${end}` })));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await fail(email, 1, { address: '2001:db8:1:3::1' })).toEqual([401]);
  });

  it('from one address are bounded over all accounts', async () => {
    for (let n = 0; n < 20; n += 1) expect(await fail(`x${n}@example.com`, 1)).toEqual([401]);
    expect(await fail('x20@example.com', 1)).toEqual([429]);
  });

  it('from many addresses are bounded for devices that never signed in', async () => {
    const email = await newCustomer();
    for (let n = 1; n <= 7; n += 1) expect(await fail(email, 1, { address: `10.2.0.${n}` })).toEqual([401]);
    expect((await logIn(email, password, { address: '10.2.0.9' })).status).toBe(429);
  });

  it('let none slip through that come at the same moment', async () => {
    const email = await newCustomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });
});

describe('a device that signed in before', () => {
  it('is locked out by nobody else, not even behind the same address', async () => {
    const email = await newCustomer();
    const cookie = await deviceAt(email);
    for (let n = 1; n <= 7; n += 1) await fail(email, 1, { address: `10.2.1.${n}` });
    await fail(email, 4);
    for (let n = 0; n < 21; n += 1) await fail(`y${n}@example.com`, 1);
    expect((await logIn(email, password)).status).toBe(429);
    expect((await logIn(email, password, { cookie })).status).toBe(200);
  });

  it('is bounded by itself, from wherever it comes', async () => {
    const email = await newCustomer();
    const cookie = await deviceAt(email);
    for (const end of [1, 2, 3]) expect(await fail(email, 1, { cookie, address: `10.2.2.${end}` })).toEqual([401]);
    expect((await logIn(email, password, { cookie, address: '10.2.2.9' })).status).toBe(429);
  });

  it('is one to the account that signed in there only', async () => {
    const [own, other] = [await newCustomer(), await newCustomer()];
    const cookie = await deviceAt(own);
    await fail(other, 3);
    expect((await logIn(other, password, { cookie })).status).toBe(429);
    expect((await deviceAt(other, { cookie, address: '10.2.3.1' })).split('=')[1]).toBe(cookie.split('=')[1]);
    expect((await logIn(other, password, { cookie })).status).toBe(200);
  });

  it('is not made up', async () => {
    const email = await newCustomer();
    await fail(email, 3);
    const cookie = `device=${'a'.repeat(43)}`;
    expect((await logIn(email, password, { cookie })).status).toBe(429);
  });

  it('is named by a cookie that scripts and other sites do not get, and over https no plain connection', async () => {
    const email = await newCustomer();
    const [plain] = (await logIn(email, password)).headers['set-cookie'] ?? [];
    expect(plain).toMatch(/^device=[\w-]{43}; Path=\/api\/users; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    const [secure] = (await logIn(email, password).set('x-forwarded-proto', 'https')).headers['set-cookie'] ?? [];
    expect(secure).toMatch(/; Secure$/);
  });

  it('is kept as a hash, twenty at most, and forgotten with the password', async () => {
    const email = await newCustomer();
    const cookies: string[] = [];
    for (let n = 0; n < 21; n += 1) cookies.push(await deviceAt(email));
    const kept = (await identity.users.findOne({ email }).lean())?.devices ?? [];
    expect(kept).toHaveLength(20);
    expect(kept.join()).not.toContain(cookies[20]?.split('=')[1]);
    const { token } = (await logIn(email, password)).body;
    await request(identity.server)
      .put('/api/users/profile')
      .set('Authorization', `Bearer ${token}`)
      .send({ password: 'another horse' });
    expect((await identity.users.findOne({ email }).lean())?.devices ?? []).toEqual([]);
  });
});
