import { generateKeyPairSync } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { EXCHANGE } from '@print-shop/messaging';
import { createLogger } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { announceKeys } from '../session/announce-keys.ts';
import { readSigningKeys } from '../session/signing-keys.ts';

const limits = { LOGIN_LIMIT_PER_ACCOUNT: '3', LOGIN_LIMIT_PER_ADDRESS: '20' };
const WRONG = 'Login failed. Please check your credentials and try again.';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity(limits);
});
afterAll(() => identity.close());

const pem = () =>
  String(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }));
const post = (path: string, body: object, address = '10.0.0.1') =>
  request(identity.server).post(`/api/users/${path}`).set('x-forwarded-for', address).send(body);
const get = (path: string, token: string) =>
  request(identity.server).get(`/api/users${path}`).set('Authorization', `Bearer ${token}`);

const asha = {
  name: 'Asha Rao',
  email: 'Asha@Example.com',
  password: 'correct horse',
  phone: '98765 43210',
  address: { street: '1 MG Road', city: 'Pune', state: 'MH', country: 'India', pincode: '411001' },
};

describe('register', () => {
  it('opens an account with its fields at top level, never one of staff', async () => {
    const res = await post('register', { ...asha, isAdmin: true, role: 'owner' });
    expect(res.status).toBe(201);
    const { name, phone, address } = asha;
    expect(res.body).toMatchObject({ name, phone, address, email: 'asha@example.com', isAdmin: false });
    expect(res.body.message).toEqual(expect.any(String));
    expect(res.text).not.toMatch(/password|hash/i);
  });

  it.each([
    ['the same email', { email: 'ASHA@example.com', phone: '' }, 'An account with this email already exists.'],
    [
      'the same number',
      { email: 'b@example.com', phone: '+91 9876543210' },
      'An account with this phone number already exists.',
    ],
  ])('refuses %s', async (_, change, message) => {
    const res = await post('register', { ...asha, ...change });
    expect([res.status, res.body.message]).toEqual([409, message]);
  });

  it('lets many people be without a telephone number', async () => {
    for (const email of ['one@example.com', 'two@example.com']) {
      expect((await post('register', { name: 'X', email, password: 'correct horse' })).status).toBe(201);
    }
  });

  it('lets one of many through who register the same address at once', async () => {
    const body = { name: 'Race', email: 'race@example.com', password: 'correct horse' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('register', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    [{}, 'Name, email, and password are required.'],
    [{ ...asha, password: '' }, 'Name, email, and password are required.'],
    [{ ...asha, email: 'nowhere' }, 'Please enter a valid email address.'],
    [{ ...asha, phone: 'call me' }, 'Please enter a valid phone number.'],
    [{ ...asha, password: 'seven77' }, 'Password must have at least 8 characters.'],
    [{ ...asha, password: 'x'.repeat(201) }, 'Password must have at most 200 characters.'],
    [
      { ...asha, password: 'Football1' },
      'Many people use this password, so it is easy to guess. Please choose another.',
    ],
  ])('refuses %j', async (body, message) => {
    const res = await post('register', body);
    expect([res.status, res.body.message]).toEqual([400, message]);
  });
});

describe('login', () => {
  it.each(['asha@example.com', ' ASHA@example.com ', '9876543210', '+91-98765-43210'])('takes %j', async (login) => {
    const res = await post('login', { login, password: asha.password });
    expect(res.status).toBe(200);
    expect(res.body.user.email).toBe('asha@example.com');
    expect((await get('/user.id', res.body.token)).body.name).toBe(asha.name);
  });

  it('asks for both fields', async () => {
    for (const body of [{}, { login: 'asha@example.com' }, { login: '', password: '' }]) {
      const res = await post('login', body);
      expect([res.status, res.body.message]).toEqual([400, 'Please enter your email/phone and password.']);
    }
  });

  it('answers an unknown account like a wrong password, in words and with the same work', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    for (const login of ['race@example.com', 'nobody@example.com']) {
      verify.mockClear();
      const res = await post('login', { login, password: 'wrong one' }, '10.0.0.2');
      expect([res.status, res.body.message]).toEqual([401, WRONG]);
      const cost = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(verify.mock.calls).toEqual([[cost, 'wrong one']]);
    }
    verify.mockRestore();
  });

  it('bounds the failures of an address, and does not count what was right', async () => {
    for (let n = 0; n < 25; n += 1) {
      const res = await post('login', { login: 'asha@example.com', password: asha.password }, '10.2.0.1');
      expect(res.status).toBe(200);
    }
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) =>
        post('login', { login: `x${n}@example.com`, password: 'wrong' }, '10.2.0.2'),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('logout', () => {
  it('really ends the token, and only that one', async () => {
    const login = async () => (await post('login', { login: 'asha@example.com', password: asha.password })).body.token;
    const [one, two] = [await login(), await login()];
    const res = await request(identity.server).post('/api/users/logout').set('Authorization', `Bearer ${one}`);
    expect([res.status, typeof res.body.message]).toEqual([200, 'string']);
    expect((await get('/user.id', one)).status).toBe(401);
    expect((await get('/user.id', two)).status).toBe(200);
  });

  it('has nothing against nobody', async () => {
    expect((await post('logout', {})).status).toBe(200);
  });
});

describe('the first admin', () => {
  it('is there from the start and sees all users, newest first', async () => {
    const { token } = (await post('login', { login: admin.email, password: admin.password })).body;
    const res = await get('?limit=2', token);
    expect(res.status).toBe(200);
    expect(res.headers['x-total-count']).toBe('5');
    expect(res.body).toHaveLength(2);
    expect(res.body[0].createdAt >= res.body[1].createdAt).toBe(true);
    const found = await get('?search=98765%2043', token);
    expect(found.body.map(({ email }: { email: string }) => email)).toEqual(['asha@example.com']);
    expect(found.headers['x-total-count']).toBe('1');
  });
});

describe('Google sign-in', () => {
  it('is off with a clear message when no client id is configured', async () => {
    const res = await post('google', { idToken: 'x', name: 'Asha', email: 'asha@example.com' });
    // Not 503: that would be logged as an outage, and a stranger could raise an alert with it.
    expect([res.status, res.body.code]).toEqual([404, 'google-off']);
    expect(res.body.message).toContain('Google sign-in is not set up');
  });

  it('takes no name and email alone', async () => {
    const res = await post('google', { name: 'Asha', email: 'asha@example.com' });
    expect([res.status, res.body.message]).toEqual([400, 'A Google ID token is required.']);
  });
});

describe('what identity tells the others', () => {
  it('is published after registration', async () => {
    const { connect } = await import('amqplib');
    const connection = await connect(identity.suite.rabbitmqUrl);
    const channel = await connection.createChannel();
    const { queue } = await channel.assertQueue('', { exclusive: true });
    await channel.bindQueue(queue, EXCHANGE, 'identity.user-registered.v1');
    const { body } = await post('register', { name: 'Told', email: 'told@example.com', password: 'correct horse' });
    const event = await eventually(async () => {
      const message = await channel.get(queue, { noAck: true });
      if (!message) throw new Error('nothing yet');
      return JSON.parse(message.content.toString());
    });
    const told = { userId: body._id, name: 'Told', email: 'told@example.com', phone: '', language: 'en' };
    await connection.close();
    expect(event.data).toEqual({ ...told, isAdmin: false, version: expect.any(Number) });
  });

  it('is which keys it publishes, so that all of them know at once of others', async () => {
    const fresh = await openIdentity();
    const { config, redis } = fresh;
    const said = () => redis.get('signing-keys:print-shop');
    const logger = createLogger('test', 'silent');
    const first = await said();
    await announceKeys({ config, redis, logger });
    expect([first, await said()]).toEqual([expect.any(String), first]);
    await announceKeys({ config, redis, logger }, { mustReload: true });
    expect(await said()).not.toBe(first);
    const [another] = readSigningKeys(pem());
    const changed = { ...config, SIGNING_KEYS: another ? [another] : [] };
    await announceKeys({ config: changed, redis, logger });
    expect((await said())?.split(' ')[0]).not.toBe(first?.split(' ')[0]);
    await fresh.close();
  });

  it('is the public key that tokens are verified with', async () => {
    const res = await request(identity.server).get('/.well-known/jwks.json');
    expect(res.body.keys).toEqual([expect.objectContaining({ kty: 'RSA', use: 'sig', alg: 'RS256' })]);
    expect(res.body.keys[0]).not.toHaveProperty('d');
  });
});
