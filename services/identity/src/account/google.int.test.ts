import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const clientId = 'shop.apps.example.com';

let google: Server;
let identity: Identity;

beforeAll(async () => {
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'g1', use: 'sig', alg: 'RS256' }];
  google = createServer((_req, res) => res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys })));
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const { port } = google.address() as AddressInfo;
  identity = await openIdentity({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/certs` });
});
afterAll(async () => {
  await identity.close();
  google.close();
});

const good = { sub: 'g-1', email: 'Asha@gmail.com', email_verified: true, name: 'Asha' };
/** The trip that this browser has begun; Google answers it with its nonce. */
let trip: { cookie: string; nonce: string };
async function begin() {
  const res = await request(identity.server).post('/api/users/google/start');
  return { cookie: res.headers['set-cookie']?.[0]?.split(';')[0] ?? '', nonce: String(res.body.nonce) };
}
beforeEach(async () => {
  trip = await begin();
});

function idToken(
  claims: object = {},
  { key = privateKey, audience = clientId, issuer = 'https://accounts.google.com' } = {},
) {
  return jwt.sign({ ...good, nonce: trip.nonce, ...claims }, key, {
    algorithm: 'RS256',
    keyid: 'g1',
    audience,
    issuer,
    expiresIn: 60,
  });
}
const signIn = (token: string, cookie = trip.cookie) =>
  request(identity.server)
    .post('/api/users/google')
    .set('cookie', cookie)
    .send({ idToken: token, consent: '2026-11-22' });
const profile = (token: string) =>
  request(identity.server).get('/api/users/user.id').set('Authorization', `Bearer ${token}`);

describe('Google sign-in', () => {
  it('opens an account at the first time and finds it at the next', async () => {
    const [first, again] = [await signIn(idToken()), await signIn(idToken({ name: 'Renamed' }))];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.body).toMatchObject({ name: 'Asha', email: 'asha@gmail.com', isAdmin: false, emailConfirmed: true });
    expect(again.body._id).toBe(first.body._id);
    expect((await identity.users.findById(first.body._id).lean())?.consent).toMatchObject({ notice: '2026-11-22' });
    expect((await profile(again.body.token)).status).toBe(200);
  });

  it('confirms the address of an account from before there was a confirmation, unless it has another by now', async () => {
    const claims = { sub: 'g-9', email: 'early@gmail.com' };
    const { _id } = (await signIn(idToken(claims))).body;
    await identity.users.updateOne({ _id }, { $unset: { emailConfirmedAt: 1 } });
    expect((await signIn(idToken(claims))).body.emailConfirmed).toBe(true);
    await identity.users.updateOne({ _id }, { $set: { email: 'other@example.com' }, $unset: { emailConfirmedAt: 1 } });
    expect((await signIn(idToken(claims))).body.emailConfirmed).toBe(false);
  });

  it('opens one account for many first sign-ins at once', async () => {
    const claims = { sub: 'g-2', email: 'race@gmail.com' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(idToken(claims))));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  });

  const header = { alg: 'RS256', typ: 'JWT' };
  it.each([
    ['another signer', () => idToken({}, { key: stranger })],
    ['another audience', () => idToken({}, { audience: 'other' })],
    ['another issuer', () => idToken({}, { issuer: 'https://evil.example.com' })],
    ['another nonce', () => idToken({ nonce: 'x' })],
    ['no nonce', () => idToken({ nonce: undefined })],
    ['an unverified address', () => idToken({ email_verified: false })],
    ['an expired token', expired],
    ['rubbish', () => 'x.y.z'],
    ['claims that are no JSON', () => jwt.sign('no JSON', privateKey, { algorithm: 'RS256', keyid: 'g1', header })],
  ])('refuses %s', async (_, token) => {
    const res = await signIn(token());
    expect([res.status, res.body.code]).toEqual([401, 'google-refused']);
  });

  it('takes a token only in the browser that went to Google for it', async () => {
    const other = await begin();
    expect(other.nonce).not.toBe(trip.nonce);
    for (const cookie of ['', other.cookie, `google-trip=${trip.nonce}`]) {
      const res = await signIn(idToken(), cookie);
      expect([res.status, res.body.code]).toEqual([401, 'google-refused']);
    }
    expect((await signIn(idToken())).status).toBe(200);
  });

  it('keeps what binds a trip to its browser from scripts and other sites', async () => {
    const send = () => request(identity.server).post('/api/users/google/start');
    const plain = await send();
    expect(plain.headers['set-cookie']?.[0]).toMatch(
      /^google-trip=[\w-]{43}; Path=\/api\/users\/google; Max-Age=3600; HttpOnly; SameSite=Strict$/,
    );
    expect(plain.headers['set-cookie']?.[0]).not.toContain(plain.body.nonce);
    expect((await send().set('x-forwarded-proto', 'https')).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it('takes over an account that somebody opened by password for that address', async () => {
    const squatter = { name: 'Squatter', email: 'victim@gmail.com', password: 'correct horse' };
    await request(identity.server).post('/api/users/register').send(squatter);
    const login = () =>
      request(identity.server).post('/api/users/login').send({ login: squatter.email, password: squatter.password });
    const before = (await login()).body.token;
    const res = await signIn(idToken({ sub: 'g-3', email: squatter.email }));
    expect(res.status).toBe(200);
    const { status, body } = await profile(res.body.token);
    expect([status, body.emailConfirmed]).toEqual([200, true]);
    expect((await profile(before)).status).toBe(401);
    expect((await login()).status).toBe(401);
  });
});

describe('an account of staff', () => {
  it('with Google and a second factor is asked for that', async () => {
    const { id } = await identity.store.create({
      name: 'Meera',
      email: 'meera@gmail.com',
      googleId: 'g-6',
      role: 'owner',
    });
    const claims = { sub: 'g-6', email: 'meera@gmail.com' };
    expect((await signIn(idToken(claims))).status).toBe(200);
    const passkey = { id: 'x', publicKey: 'x', counter: 0, transports: [], name: 'Phone', addedAt: new Date() };
    const secondFactor = { passkeys: [passkey], recoveryCodes: ['x'] };
    await identity.users.updateOne({ _id: id }, { $set: { secondFactor } });
    trip = await begin();
    const res = await signIn(idToken(claims));
    expect([res.status, res.body]).toEqual([
      202,
      { secondFactor: { ticket: expect.any(String), methods: ['recovery-code'] } },
    ]);
  });

  it('is not given to a Google account that names its address', async () => {
    const res = await signIn(idToken({ sub: 'g-4', email: admin.email }));
    expect([res.status, res.body.code]).toEqual([409, 'staff-password']);
    expect((await identity.store.findAccount({ email: admin.email }))?.googleId).toBeUndefined();
  });
});

function expired(): string {
  const claims = { ...good, nonce: trip.nonce, iat: 1, exp: 2, aud: clientId, iss: 'https://accounts.google.com' };
  return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: 'g1' });
}
