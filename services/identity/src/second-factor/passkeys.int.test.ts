import { type Identity, openIdentity } from '../identity.fixture.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { claimsOf, newStaff, newStaffWithApp, openDevice } from './second-factor.fixture.ts';

const HOST = 'shop.example';
const origin = `https://${HOST}`;

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity({ PUBLIC_URL: origin, LOGIN_LIMIT_PER_ACCOUNT: '100' });
});
afterAll(() => identity.close());

type Device = ReturnType<typeof openDevice>;
type Authenticator = ReturnType<typeof createAuthenticator>;
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

async function startAdding(device: Device, token: string) {
  const { ticket } = (await device.send('post', '/second-factor/ticket', {}, token)).body;
  const options = (await device.send('post', '/second-factor/passkeys/start', { ticket })).body;
  return { ticket, options, challenge: options.challenge as string };
}
async function add(device: Device, token: string, authenticator: Authenticator, name = 'My phone') {
  const { ticket, challenge } = await startAdding(device, token);
  const passkey = authenticator.create({ origin, challenge });
  return device.send('post', '/second-factor/passkeys', { ticket, name, passkey });
}

/** A member of staff with a passkey. */
async function newStaffWithPasskey() {
  const [staff, device, authenticator] = [await newStaff(identity), openDevice(identity), createAuthenticator(HOST)];
  const { token } = (await device.logIn(staff.email)).body;
  const added = await add(device, token, authenticator);
  expect([added.status, added.body.recoveryCodes]).toEqual([200, expect.any(Array)]);
  return { ...staff, device, token, authenticator };
}
async function challengeOf(device: Device, ticket: string): Promise<string> {
  return (await device.send('post', '/login/second-factor/passkey', { ticket })).body.challenge;
}
const prove = (device: Device, ticket: string, passkey: object) =>
  device.send('post', '/login/second-factor', { ticket, passkey });

describe('a passkey', () => {
  it('finishes a sign-in; the person is verified, the site is asked for', async () => {
    const { email, device, authenticator } = await newStaffWithPasskey();
    const first = await device.logIn(email);
    expect(first.body.secondFactor.methods).toEqual(['passkey', 'recovery-code']);
    const { ticket } = first.body.secondFactor;
    const options = (await device.send('post', '/login/second-factor/passkey', { ticket })).body;
    expect(options).toMatchObject({
      rpId: HOST,
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
    const res = await prove(device, ticket, authenticator.use({ origin, challenge: options.challenge }));
    expect([res.status, claimsOf(res.body.token).amr]).toEqual([200, ['pwd', 'hwk', 'mfa']]);
  });

  it.each([
    ['at another site', { origin: 'https://shop.example.evil.test' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['without verifying the person', { isVerified: false }],
  ])('is refused where it answers %s', async (_, odd) => {
    const { email, device, authenticator } = await newStaffWithPasskey();
    const ticket = await device.ticketOf(email);
    const challenge = await challengeOf(device, ticket);
    const res = await prove(device, ticket, authenticator.use({ origin, challenge, ...odd }));
    expect(outcome(res)).toEqual([401, 'wrong-passkey']);
  });

  it('answers a challenge once: also a refused answer ends it', async () => {
    const { email, device, authenticator } = await newStaffWithPasskey();
    const ticket = await device.ticketOf(email);
    const challenge = await challengeOf(device, ticket);
    await prove(device, ticket, createAuthenticator(HOST).use({ origin, challenge }));
    const late = await prove(device, ticket, authenticator.use({ origin, challenge }));
    expect(outcome(late)).toEqual([401, 'wrong-passkey']);
    const fresh = await challengeOf(device, ticket);
    expect((await prove(device, ticket, authenticator.use({ origin, challenge: fresh }))).status).toBe(200);
  });

  it('of another ticket or of another account opens nothing', async () => {
    const [one, two] = [await newStaffWithPasskey(), await newStaffWithPasskey()];
    const [own, other] = [await one.device.ticketOf(one.email), await one.device.ticketOf(one.email)];
    const challenge = await challengeOf(one.device, own);
    await challengeOf(one.device, other);
    const swapped = await prove(one.device, other, one.authenticator.use({ origin, challenge }));
    expect(outcome(swapped)).toEqual([401, 'wrong-passkey']);
    const foreign = await prove(one.device, own, two.authenticator.use({ origin, challenge }));
    expect(outcome(foreign)).toEqual([401, 'wrong-passkey']);
  });

  it('that was copied is refused: its count lags behind', async () => {
    const { email, device, authenticator } = await newStaffWithPasskey();
    const use = async () => {
      const ticket = await device.ticketOf(email);
      return prove(device, ticket, authenticator.use({ origin, challenge: await challengeOf(device, ticket) }));
    };
    expect((await use()).status).toBe(200);
    authenticator.setCounter(0);
    expect(outcome(await use())).toEqual([401, 'wrong-passkey']);
  });

  it('is one of several, each with its name, and is removed by its own', async () => {
    const { device, token, authenticator } = await newStaffWithPasskey();
    const second = createAuthenticator(HOST);
    const added = await add(device, token, second, 'Key on the ring');
    expect([added.status, added.body.recoveryCodes]).toEqual([200, undefined]);
    const { options } = await startAdding(device, token);
    expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id, second.id]);
    expect((await device.send('delete', `/second-factor/passkeys/${authenticator.id}`, {}, token)).status).toBe(200);
    const { passkeys } = (await device.send('get', '/second-factor', undefined, token)).body;
    expect(passkeys).toEqual([expect.objectContaining({ _id: second.id, name: 'Key on the ring', lastUsedAt: null })]);
  });

  it.each([
    ['at another site', { origin: 'https://evil.test' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['without verifying the person', { isVerified: false }],
  ])('is not added where it was made %s', async (_, odd) => {
    const { device, token } = await newStaffWithApp(identity);
    const { ticket, challenge } = await startAdding(device, token);
    const passkey = createAuthenticator(HOST).create({ origin, challenge, ...odd });
    const res = await device.send('post', '/second-factor/passkeys', { ticket, name: 'x', passkey });
    expect(outcome(res)).toEqual([400, 'wrong-passkey']);
  });

  it('is offered nowhere without an address of the shop that browsers take', async () => {
    const plain = await openIdentity({ PUBLIC_URL: 'http://shop.example' });
    const { email, device, token } = await newStaffWithApp(plain);
    const { ticket } = (await device.send('post', '/second-factor/ticket', {}, token)).body;
    const refused = await device.send('post', '/second-factor/passkeys/start', { ticket });
    expect(outcome(refused)).toEqual([404, 'passkeys-off']);
    expect((await device.logIn(email)).body.secondFactor.methods).toEqual(['totp', 'recovery-code']);
    await plain.close();
  });
});
