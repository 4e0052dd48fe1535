import { type Identity, openIdentity } from '../identity.fixture.ts';
import { addApp, newStaff, newStaffWithApp, openDevice } from './second-factor.fixture.ts';
import { createSecondFactorStore } from './second-factor.store.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const kindsOf = async (id: string) =>
  (await identity.security.find({ 'account.id': id }).lean()).map(({ kind }) => kind);

describe('changing the own factors', () => {
  const later = async (id: string, minutes: number) => {
    const { user } = (await identity.store.findAccountOf(id)) ?? {};
    if (!user) throw new Error('no such account');
    return identity.tokens.issue(user, Date.now() / 1000 - minutes * 60);
  };

  it.each([
    ['post', '/second-factor/ticket'],
    ['post', '/second-factor/recovery-codes'],
    ['delete', '/second-factor/totp'],
  ] as const)('needs the password later: %s %s', async (method, path) => {
    const { id, device } = await newStaffWithApp(identity);
    const token = await later(id, 11);
    expect(outcome(await device.send(method, path, undefined, token))).toEqual([403, 'sign-in-again']);
    const wrong = await device.send(method, path, { currentPassword: 'x' }, token);
    expect(outcome(wrong)).toEqual([403, 'wrong-password']);
    const right = await device.send(method, path, { currentPassword: 'a-password-of-staff' }, token);
    expect(right.status).toBe(200);
  });

  it('makes ten new recovery codes, and ends the old ones', async () => {
    const { email, recoveryCodes, device, token } = await newStaffWithApp(identity);
    const fresh = (await device.send('post', '/second-factor/recovery-codes', {}, token)).body.recoveryCodes;
    expect(fresh).toHaveLength(10);
    const ticket = await device.ticketOf(email);
    expect((await device.prove(ticket, recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await device.prove(ticket, fresh[0])).status).toBe(200);
  });

  it('lists and removes them; without the last one the password is enough', async () => {
    const { id, email, device, token } = await newStaffWithApp(identity);
    const list = async () => (await device.send('get', '/second-factor', undefined, token)).body;
    expect(await list()).toEqual({
      isRequired: false,
      hasPasskeys: false,
      passkeys: [],
      recoveryCodesLeft: 10,
      totp: { addedAt: expect.any(String) },
    });
    expect((await device.send('delete', '/second-factor/totp', {}, token)).status).toBe(200);
    expect(await list()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    expect((await device.logIn(email)).status).toBe(200);
    expect(await kindsOf(id)).toContain('second-factor-removed');
    for (const [method, path] of [
      ['delete', '/second-factor/totp'],
      ['delete', '/second-factor/passkeys/x'],
      ['post', '/second-factor/recovery-codes'],
    ] as const) {
      expect(outcome(await device.send(method, path, {}, token))).toEqual([404, 'second-factor-not-found']);
    }
  });

  it('leave one of two that are removed at once, where one is needed', async () => {
    const { id, device, token } = await newStaffWithApp(identity);
    const passkey = { id: 'key', publicKey: 'x', counter: 0, transports: [], name: 'Laptop', addedAt: new Date() };
    await identity.users.updateOne({ _id: id }, { $push: { 'secondFactor.passkeys': passkey } });
    const factors = createSecondFactorStore(identity.users);
    const [removeApp, removeKey] = [
      () => factors.removeTotp(id, false),
      () => factors.removePasskey(id, passkey.id, false),
    ];
    expect((await Promise.all([removeApp(), removeKey()])).toSorted()).toEqual([false, true]);
    expect((await Promise.all([removeApp(), removeKey()])).toSorted()).toEqual([false, false]);
    // By the routes, the second one is the last one then.
    const left = (await device.send('get', '/second-factor', undefined, token)).body;
    const path = left.totp ? '/second-factor/totp' : '/second-factor/passkeys/key';
    expect((await device.send('delete', path, {}, token)).status).toBe(200);
  });

  it('end the other sessions with the first factor, which were opened without it', async () => {
    const staff = await newStaff(identity);
    const [here, there] = [openDevice(identity), openDevice(identity)];
    const { token } = (await here.logIn(staff.email)).body;
    const { token: other } = (await there.logIn(staff.email)).body;
    await addApp(identity, here, token);
    expect((await there.send('get', '/second-factor', undefined, other)).status).toBe(401);
    expect((await here.send('get', '/second-factor', undefined, token)).status).toBe(200);
  });

  it('ends with the session that began it', async () => {
    const staff = await newStaff(identity);
    const device = openDevice(identity);
    const { token } = (await device.logIn(staff.email)).body;
    const { ticket } = (await device.send('post', '/second-factor/ticket', {}, token)).body;
    await device.send('post', '/logout', {}, token);
    expect(outcome(await device.send('post', '/second-factor/totp/start', { ticket }))).toEqual([404, 'ticket-over']);
  });
});
