import { userRegistered, userUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { type Identity, openIdentity } from '../identity.fixture.ts';
import { hashPassword } from '../session/password.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

let count = 0;
/** A new customer, signed in. */
async function newCustomer(fields: object = {}) {
  const email = `customer-${++count}@example.com`;
  const body = { name: 'Ravi', email, password: 'correct horse', ...fields };
  const { body: user } = await request(identity.server).post('/api/users/register').send(body);
  return { id: user._id as string, email, token: await login(email) };
}

async function login(email: string, password = 'correct horse'): Promise<string> {
  return (await request(identity.server).post('/api/users/login').send({ login: email, password })).body.token;
}

const call = (method: 'get' | 'put' | 'delete', path: string, token: string) =>
  request(identity.server)[method](`/api/users${path}`).set('Authorization', `Bearer ${token}`);

describe('GET /api/users/:id', () => {
  it('shows a user their own profile, by the literal user.id and by id', async () => {
    const { id, token } = await newCustomer();
    expect((await call('get', '/user.id', token)).body._id).toBe(id);
    expect((await call('get', `/${id.toUpperCase()}`, token)).body._id).toBe(id);
  });

  it("does not show somebody else's", async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    expect((await call('get', `/${two.id}`, one.token)).status).toBe(403);
  });

  it('refuses what is no id', async () => {
    const { token } = await newCustomer();
    expect((await call('get', '/1', token)).status).toBe(400);
  });
});

describe('the events of an account', () => {
  it('carry telephone number and the language in which it was last used', async () => {
    const told: object[] = [];
    const events = [userRegistered, userUpdated];
    await identity.broker.listen({ events, handle: ({ data }) => void told.push(data) });
    const email = 'hindi@example.com';
    const body = { name: 'Ravi', email, phone: '90000 11111', password: 'correct horse' };
    await request(identity.server).post('/api/users/register').set('Cookie', 'language=hi').send(body);
    const token = await login(email);
    await call('put', '/profile', token).set('Cookie', 'language=en').send({ name: 'Ravi K' });
    const own = () => told.filter((data) => 'email' in data && data.email === email);
    await eventually(() =>
      expect(own()).toMatchObject([
        { name: 'Ravi', phone: '90000 11111', language: 'hi', isAdmin: false },
        { name: 'Ravi K', phone: '90000 11111', language: 'en' },
      ]),
    );
  });
});

describe('PUT /api/users/profile', () => {
  it('changes what is named and keeps the rest', async () => {
    const { token, email } = await newCustomer({ phone: '90000 00001' });
    const address = { street: '2 FC Road', city: 'Pune', state: 'MH', country: 'India', pincode: '411004' };
    const res = await call('put', '/profile', token).send({ name: 'Ravi K', password: '', address });
    expect(res.status).toBe(200);
    expect(res.body).toMatchObject({ name: 'Ravi K', email, phone: '90000 00001', address });
    expect(res.body).toHaveProperty('message', 'Profile updated successfully!');
    expect(res.body).not.toHaveProperty('token');
    expect(await login(email)).toEqual(expect.any(String));
  });

  it('frees a telephone number that is taken away', async () => {
    const { token } = await newCustomer({ phone: '90000 00002' });
    await call('put', '/profile', token).send({ phone: '' });
    const next = await newCustomer({ phone: '9000000002' });
    expect((await call('get', '/user.id', next.token)).body.phone).toBe('9000000002');
  });

  it("refuses somebody else's email address and number", async () => {
    const [one, two] = [await newCustomer({ phone: '90000 00003' }), await newCustomer()];
    const email = await call('put', '/profile', two.token).send({ email: one.email.toUpperCase() });
    const phone = await call('put', '/profile', two.token).send({ phone: '+919000000003' });
    expect([email.status, email.body.code]).toEqual([409, 'email-taken']);
    expect([phone.status, phone.body.code]).toEqual([409, 'phone-taken']);
  });

  it('voids every other session with a new password and goes on with a fresh token', async () => {
    const { token, email } = await newCustomer();
    const elsewhere = await login(email);
    const res = await call('put', '/profile', token).send({ password: 'a new password' });
    expect(res.status).toBe(200);
    for (const old of [token, elsewhere]) expect((await call('get', '/user.id', old)).status).toBe(401);
    expect((await call('get', '/user.id', res.body.token)).status).toBe(200);
    expect(await login(email)).toBeUndefined();
    expect(await login(email, 'a new password')).toEqual(expect.any(String));
  });

  it.each([
    { name: '' },
    { email: 'x' },
    { phone: 'x' },
    { password: 'short' },
    { password: 'qwertyuiop' },
    { address: { street: 5 } },
  ])('refuses %j', async (body) => {
    const { token } = await newCustomer();
    const res = await call('put', '/profile', token).send(body);
    expect(res.status).toBe(400);
    expect(res.body.details).toHaveLength(1);
  });
});

describe('a new password of staff', () => {
  it('has at least 12 characters', async () => {
    const token = await login('owner@example.com', 'owner-password');
    const res = await call('put', '/profile', token).send({ password: 'correct hor' });
    expect([res.status, res.body.code]).toEqual([400, 'password-short']);
  });
});

describe('an old password', () => {
  it('keeps working, however short or common it is', async () => {
    const email = 'old@example.com';
    await identity.store.create({ name: 'Old', email, passwordHash: await hashPassword('secret') });
    expect(await login(email, 'secret')).toEqual(expect.any(String));
  });
});

describe('DELETE /api/users/profile', () => {
  it('removes the person, ends the sessions and frees the email address', async () => {
    const { id, token, email } = await newCustomer({ phone: '90000 00009' });
    const res = await call('delete', '/profile', token).send({ currentPassword: 'correct horse' });
    expect([res.status, typeof res.body.message]).toEqual([200, 'string']);
    expect((await call('get', '/user.id', token)).status).toBe(401);
    const left = await identity.users.findById(id).lean();
    expect(JSON.stringify({ ...left, outbox: [] })).not.toMatch(/Ravi|example\.com|argon|90000/);
    const again = await request(identity.server)
      .post('/api/users/register')
      .send({ name: 'Ravi', email, password: 'correct horse', phone: '9000000009' });
    expect(again.status).toBe(201);
  });

  it('does not let the last owner go', async () => {
    const token = await login('owner@example.com', 'owner-password');
    const res = await call('delete', '/profile', token).send({ currentPassword: 'owner-password' });
    expect([res.status, res.body.code]).toEqual([409, 'last-owner']);
  });
});

describe('while Redis is away', () => {
  it('refuses to believe a token, with 503', async () => {
    const { token } = await newCustomer();
    identity.redis.disconnect();
    const res = await call('get', '/user.id', token);
    await identity.redis.connect();
    expect(res.status).toBe(503);
    expect(res.headers['retry-after']).toBe('2');
  });
});
