import type { AuditEntry, StaffMember } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { hashToken } from '../mail/link.ts';
import { newStaffWithApp } from '../second-factor/second-factor.fixture.ts';
import { PASSWORD, staffClient } from './staff.fixture.ts';

let identity: Identity;
let owner: string;
let ownerId: string;
beforeAll(async () => {
  identity = await openIdentity({ LOGIN_LIMIT_PER_ADDRESS: '1000' });
});
afterAll(() => identity.close());

const { send, signIn, ownerToken, aMember, profile, setRole, setStatus } = staffClient(() => identity);
beforeEach(async () => {
  await identity.users.deleteMany({ email: { $ne: admin.email } });
  ownerId = String((await identity.users.findOne({ email: admin.email }).lean())?._id);
  owner = await ownerToken();
});
const owners = () => identity.users.countDocuments({ role: 'owner', disabledAt: null, deletedAt: null });
const changesOf = async (id: string): Promise<AuditEntry[]> =>
  (await send('get', '/api/audit', owner).query({ kind: 'user', id })).body;
const securityOf = async (id: string) =>
  (await send('get', '/api/security-events', owner).query({ account: id })).body.map(
    ({ kind, detail, by }: { kind: string; detail: string; by?: { id: string } }) => [kind, detail, by?.id],
  );

describe('the list of staff', () => {
  it('has everybody who is staff, the disabled too, and no customer', async () => {
    await identity.store.create({ name: 'Asha', email: 'asha@example.com' });
    const { id } = await aMember('production');
    await setStatus(owner, id, 'disabled');
    const { body, headers } = await send('get', '/api/staff', owner);
    expect(headers['x-total-count']).toBe('2');
    expect(body.map(({ name, role, status }: StaffMember) => [name, role, status])).toEqual([
      ['Owner', 'owner', 'active'],
      ['production', 'production', 'disabled'],
    ]);
  });
});

describe('another role', () => {
  it('holds from the next request on, and ends every session', async () => {
    const { id, email, token } = await aMember('manager');
    expect((await send('get', '/api/users', token)).status).toBe(200);
    const res = await setRole(owner, id, 'production');
    expect([res.status, res.body.role]).toEqual([200, 'production']);
    expect((await send('get', '/api/users', token)).status).toBe(401);
    const fresh = (await signIn(email)).body;
    expect(fresh.user).toMatchObject({ isAdmin: true, role: 'production' });
    expect((await send('get', '/api/users', fresh.token)).body.code).toBe('not-permitted');
  });

  it('is recorded with who gave it', async () => {
    const { id } = await aMember('manager');
    await setRole(owner, id, 'catalogue');
    await eventually(async () =>
      expect(await changesOf(id)).toContainEqual(
        expect.objectContaining({
          action: 'updated',
          by: { id: ownerId, name: admin.name },
          changes: [{ field: 'role', before: 'manager', after: 'catalogue' }],
        }),
      ),
    );
    expect(await securityOf(id)).toContainEqual(['role-changed', 'to catalogue', ownerId]);
  });

  it('is given by no manager, to no customer, and by nobody to themselves', async () => {
    const manager = await aMember('manager');
    const customer = await identity.store.create({ name: 'Asha', email: 'asha@example.com' });
    expect((await setRole(manager.token, manager.id, 'owner')).body.code).toBe('not-permitted');
    expect((await setRole(owner, customer.id, 'manager')).body.code).toBe('staff-not-found');
    expect((await setRole(owner, ownerId, 'manager')).body.code).toBe('own-account');
    expect((await setRole(owner, ownerId.toUpperCase(), 'manager')).body.code).toBe('own-account');
    expect((await identity.store.find(customer.id))?.isAdmin).toBe(false);
  });

  it('takes the role from nobody who signs in at the same moment', async () => {
    const { id, email } = await aMember('manager');
    // Read before the change, and issued after it.
    const slow = signIn(email).then(({ body }) => body.token as string | undefined);
    await setRole(owner, id, 'production');
    const token = await slow;
    if (token) expect((await send('get', '/api/users', token)).status).not.toBe(200);
  });
});

describe('a disabled account', () => {
  it('is signed out, and gets in by nothing until it is enabled', async () => {
    const { id, email, token } = await aMember('manager');
    expect((await setStatus(owner, id, 'disabled')).body.status).toBe('disabled');
    expect((await profile(token)).status).toBe(401);
    const refused = await signIn(email);
    expect([refused.status, refused.body.code]).toEqual([403, 'account-disabled']);
    expect((await signIn(email, 'wrong-password')).body.code).toBe('wrong-credentials');
    await setStatus(owner, id, 'active');
    expect((await signIn(email)).status).toBe(200);
    const kinds = (await securityOf(id)).map(([kind]: string[]) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['account-disabled', 'sign-in-blocked', 'sign-in-failed', 'account-enabled']),
    );
  });

  it('is opened by no mailed link, neither for a new password nor to undo a change', async () => {
    const { id, email } = await aMember('manager');
    await setStatus(owner, id, 'disabled');
    const link = { expiresAt: new Date(Date.now() + 60_000), language: 'en', tries: 1 };
    const reset = { ...link, requestedAt: new Date(), tokenHash: hashToken('to-reset') };
    const undo = {
      ...link,
      changed: ['password'],
      before: { email },
      changedAt: new Date(),
      tokenHash: hashToken('to-undo'),
    };
    await identity.users.updateOne({ _id: id }, { $set: { reset, undos: [undo] } });
    const tryBoth = async () => [
      (await send('post', '/api/users/reset-password').send({ token: 'to-reset', password: PASSWORD })).status,
      (await send('post', '/api/users/undo-change').send({ token: 'to-undo' })).status,
    ];
    expect(await tryBoth()).toEqual([404, 404]);
    await setStatus(owner, id, 'active');
    expect(await tryBoth()).toEqual([200, 200]);
  });

  it('is nobody’s own', async () =>
    expect((await setStatus(owner, ownerId, 'disabled')).body.code).toBe('own-account'));

  it('is recorded with who disabled and enabled it', async () => {
    const { id } = await aMember('catalogue');
    await setStatus(owner, id, 'disabled');
    await setStatus(owner, id, 'active');
    await eventually(async () => {
      const actions = (await changesOf(id)).map(({ action, by }) => [action, by.id]);
      expect(actions).toEqual(
        expect.arrayContaining([
          ['disabled', ownerId],
          ['enabled', ownerId],
        ]),
      );
    });
  });
});

it('signs a member out by every change, also where the address has the id in capitals', async () => {
  const [other, disabled] = [await aMember('manager'), await aMember('manager')];
  const { id, token } = await newStaffWithApp(identity);
  expect((await setRole(owner, other.id.toUpperCase(), 'production')).status).toBe(200);
  expect((await setStatus(owner, disabled.id.toUpperCase(), 'disabled')).status).toBe(200);
  const removed = await send('delete', `/api/staff/${id.toUpperCase()}/second-factor`, owner).send({});
  expect(removed.status).toBe(200);
  for (const bearer of [other.token, disabled.token, token]) expect((await profile(bearer)).status).toBe(401);
});

describe('signing out', () => {
  it('ends every session of a member, who may sign in again', async () => {
    const { id, email, token } = await aMember('production');
    const second = (await signIn(email)).body.token;
    expect((await send('post', `/api/staff/${id}/sign-out`, owner)).status).toBe(200);
    expect([(await profile(token)).status, (await profile(second)).status]).toEqual([401, 401]);
    expect((await signIn(email)).status).toBe(200);
    expect(await securityOf(id)).toContainEqual(['signed-out-elsewhere', 'everywhere', ownerId]);
  });
});

describe('the second factor of a member who has lost it', () => {
  const remove = (token: string, id: string) => send('delete', `/api/staff/${id}/second-factor`, token).send({});

  it('is removed by an owner, which ends every session and is recorded', async () => {
    const { id, email, token } = await newStaffWithApp(identity);
    expect((await signIn(email)).status).toBe(202);
    expect((await remove(owner, id)).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    expect(await securityOf(id)).toContainEqual(['second-factor-removed', 'all, by an owner', ownerId]);
    await eventually(async () =>
      expect(await changesOf(id)).toContainEqual(
        expect.objectContaining({ action: 'second factor removed', by: { id: ownerId, name: admin.name } }),
      ),
    );
    expect((await remove(owner, id)).body.code).toBe('second-factor-not-found');
  });

  it('is removed by no manager, from no customer, and by nobody from themselves', async () => {
    const { id } = await newStaffWithApp(identity);
    const { token } = await aMember('manager');
    const customer = await identity.store.create({ name: 'Asha', email: 'asha@example.com' });
    expect((await remove(token, id)).body.code).toBe('not-permitted');
    expect((await remove(owner, customer.id)).body.code).toBe('staff-not-found');
    expect((await remove(owner, ownerId)).body.code).toBe('own-account');
    expect((await identity.users.findById(id).lean())?.secondFactor?.totp).toBeDefined();
  });
});

describe('the last owner', () => {
  it('can be neither degraded nor disabled, and not delete the account', async () => {
    const second = await aMember('owner');
    expect((await setRole(owner, second.id, 'manager')).status).toBe(200);
    const deletion = await send('delete', '/api/users/profile', owner).send({ currentPassword: admin.password });
    expect([deletion.status, deletion.body.code]).toEqual([409, 'last-owner']);
    // A user whose token still says owner, though their role has changed.
    const stale = identity.tokens.issue({
      id: second.id,
      name: 'x',
      email: second.email,
      isAdmin: true,
      role: 'owner',
    });
    expect((await setRole(stale, ownerId, 'production')).body.code).toBe('last-owner');
    expect((await setStatus(stale, ownerId, 'disabled')).body.code).toBe('last-owner');
    expect((await profile(owner)).status).toBe(200);
    expect(await owners()).toBe(1);
  });

  it('is left when owners end each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const all = await Promise.all([aMember('owner'), aMember('owner')]);
      const [a, b] = all;
      const answers = await Promise.all([
        setRole(a.token, b.id, 'manager'),
        setStatus(b.token, a.id, 'disabled'),
        setStatus(a.token, ownerId, 'disabled'),
        setRole(b.token, ownerId, 'catalogue'),
        send('delete', '/api/users/profile', owner).send({ currentPassword: admin.password }),
        send('delete', '/api/users/profile', a.token).send({ currentPassword: PASSWORD }),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await owners()).toBeGreaterThan(0);
      await identity.users.deleteMany({});
      await identity.store.create({
        name: admin.name,
        email: admin.email,
        role: 'owner',
        passwordHash: await (await import('../session/password.ts')).hashPassword(admin.password),
      });
      ownerId = String((await identity.users.findOne({ email: admin.email }).lean())?._id);
      owner = await ownerToken();
    }
  });

  it('has no mark left when the change is over or was refused', async () => {
    const second = await aMember('owner');
    await setRole(owner, second.id, 'manager');
    await send('delete', '/api/users/profile', owner).send({ currentPassword: admin.password });
    expect(await identity.users.countDocuments({ 'leaving.0': { $exists: true } })).toBe(0);
  });
});

describe('long after signing in', () => {
  it('a token alone changes no role or invitation, disables and invites nobody, and removes no second factor', async () => {
    const { id } = await aMember('manager');
    const ofInvitation = '/api/staff/invitations/65f0c0ffee65f0c0ffee65f0';
    const hourAgo = Date.now() / 1000 - 3600;
    const old = identity.tokens.issue({ ...admin, id: ownerId, isAdmin: true, role: 'owner' }, hourAgo);
    for (const res of [
      await setRole(old, id, 'production'),
      await setStatus(old, id, 'disabled'),
      await send('post', '/api/staff/invitations', old).send({ name: 'Eve', email: 'eve@example.com', role: 'owner' }),
      await send('delete', `/api/staff/${id}/second-factor`, old).send({}),
      await send('post', `${ofInvitation}/resend`, old),
      await send('delete', ofInvitation, old),
    ]) {
      expect([res.status, res.body.code]).toEqual([403, 'sign-in-again']);
    }
    const body = { role: 'production', currentPassword: admin.password };
    expect((await send('put', `/api/staff/${id}/role`, old).send(body)).status).toBe(200);
    const proved = { currentPassword: admin.password };
    await send('post', `${ofInvitation}/resend`, old).send(proved).expect(404);
    await send('delete', ofInvitation, old).send(proved).expect(404);
    const wrong = { ...body, currentPassword: 'nope' };
    expect((await send('put', `/api/staff/${id}/role`, old).send(wrong)).body.code).toBe('wrong-password');
  });
});
