import { type Identity, openIdentity } from '../identity.fixture.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { ensureFirstAdmin } from './first-admin.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const ensure = (email: string, password = 'owner-password') =>
  ensureFirstAdmin(identity.store, identity.tokens, { email, password, name: 'Boss' });
const find = (email: string) => identity.store.findAccount({ email });

describe('the configured admin', () => {
  it('is made once, however many instances start at once', async () => {
    const email = 'boss@example.com';
    await Promise.all(Array.from({ length: 5 }, () => ensure('Boss@example.com')));
    expect(await identity.users.countDocuments({ email })).toBe(1);
    expect((await find(email))?.user).toMatchObject({ name: 'Boss', isAdmin: true });
  });

  it('keeps the password that they have changed', async () => {
    const email = 'changed@example.com';
    await ensure(email);
    const account = await find(email);
    await identity.store.update(account?.user.id ?? '', { passwordHash: await hashPassword('a new password') });
    await ensure(email);
    expect(await isPassword('a new password', (await find(email))?.passwordHash)).toBe(true);
  });

  it('takes over an account that somebody else has opened with that address', async () => {
    const email = 'squatted@example.com';
    await identity.store.create({ name: 'Squatter', email, passwordHash: await hashPassword('squatter') });
    await ensure(email);
    const account = await find(email);
    expect(account?.user.isAdmin).toBe(true);
    expect(await isPassword('squatter', account?.passwordHash)).toBe(false);
  });
});
