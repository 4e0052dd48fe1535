import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { hashPassword, isPassword } from '../session/password.ts';
import { ensureFirstAdmin } from './first-admin.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.users.deleteMany({}));

const email = 'boss@example.com';
const ensure = (address = email) =>
  ensureFirstAdmin(identity.store, { email: address, password: 'boss-has-a-password', name: 'Boss' });
const find = (address = email) => identity.store.findAccount({ email: address });

describe('the first admin', () => {
  it('is made once, however many instances start at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ensure('Boss@example.com')));
    expect(await identity.users.countDocuments({})).toBe(1);
    expect((await find())?.user).toMatchObject({ name: 'Boss', isAdmin: true });
  });

  it('is recorded', async () => {
    await ensure();
    const { user } = (await find()) ?? {};
    const login = { login: email, password: 'boss-has-a-password' };
    const { token } = (await request(identity.server).post('/api/users/login').send(login)).body;
    await eventually(async () => {
      const { body } = await request(identity.server)
        .get('/api/audit')
        .query({ kind: 'user', id: user?.id })
        .set('Authorization', `Bearer ${token}`);
      expect(body).toEqual([
        expect.objectContaining({
          action: 'created',
          label: 'Boss',
          by: { id: user?.id, name: "The shop's settings" },
          changes: expect.arrayContaining([{ field: 'isAdmin', before: '', after: 'yes' }]),
        }),
      ]);
    });
  });

  it('is not made again after the admin has taken another address and password', async () => {
    await ensure();
    const { user } = (await find()) ?? {};
    const passwordHash = await hashPassword('another password');
    await identity.store.update(user?.id ?? '', { email: 'moved@example.com', passwordHash });
    await ensure();
    expect(await find()).toBeUndefined();
    expect(await identity.users.countDocuments({})).toBe(1);
    expect(await isPassword('another password', (await find('moved@example.com'))?.passwordHash)).toBe(true);
  });

  it("never is a stranger's account with that address, also where there is an admin", async () => {
    await ensure('other@example.com');
    await identity.store.create({ name: 'Stranger', email, googleId: 'g-7' });
    await ensure();
    expect((await find())?.user.isAdmin).toBe(false);
  });

  it('is refused, with what to do, where the address has an account and there is no admin', async () => {
    const passwordHash = await hashPassword('squatter');
    await identity.store.create({ name: 'Squatter', email, passwordHash });
    await expect(ensure()).rejects.toThrow(
      /a customer already has an account with the address boss@example.com\. Set ADMIN_EMAIL to another address/,
    );
    const account = await find();
    expect(account?.user.isAdmin).toBe(false);
    expect(await isPassword('squatter', account?.passwordHash)).toBe(true);
  });

  it('is refused with a password that is easy to guess', async () => {
    const weak = { email, password: 'password1234', name: 'Boss' };
    await expect(ensureFirstAdmin(identity.store, weak)).rejects.toThrow(/ADMIN_PASSWORD must have 12 characters/);
    await expect(ensureFirstAdmin(identity.store, { ...weak, password: 'short-one' })).rejects.toThrow(
      /ADMIN_PASSWORD/,
    );
    expect(await identity.users.countDocuments({})).toBe(0);
  });

  it('of the settings is there from the start', async () => {
    const fresh = await openIdentity();
    expect((await fresh.store.findAccount({ email: admin.email }))?.user.isAdmin).toBe(true);
    await fresh.close();
  });
});
