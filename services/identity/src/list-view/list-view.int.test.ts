import type { ListView } from '@print-shop/contracts';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { staffClient } from '../staff/staff.fixture.ts';

let identity: Identity;
const staff = staffClient(() => identity);
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const LATE = { list: 'orders', name: 'Late', address: 'leave=late&sort=date', hidden: ['address'] };

/** A new member of staff with their views. */
async function aMember(role: 'manager' | 'production' | 'catalogue' = 'production') {
  const { id, email, token } = await staff.aMember(role);
  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '', body?: object) =>
    request(identity.server)[method](`/api/users/views${path}`).set('Authorization', `Bearer ${token}`).send(body);
  const list = async (): Promise<ListView[]> => (await call('get')).body;
  return { id, email, token, call, list };
}

const names = (views: ListView[]) => views.map(({ name }) => name);

describe('the saved views of a member of staff', () => {
  it('are none at first, and are there on every device, for each role', async () => {
    for (const role of ['production', 'catalogue'] as const) {
      const { call, list, email } = await aMember(role);
      expect(await list()).toEqual([]);
      const added = await call('post', '', LATE);
      expect(added.status).toBe(201);
      expect(added.body).toEqual([{ ...LATE, _id: expect.any(String) }]);
      const { token } = (await staff.signIn(email)).body;
      expect((await staff.send('get', '/api/users/views', token)).body).toEqual(added.body);
    }
  });

  it('change, and are listed by name', async () => {
    const { call, list } = await aMember();
    const [late] = (await call('post', '', LATE)).body;
    await call('post', '', { ...LATE, name: 'Paid', address: 'payment=paid', hidden: [] });
    const changed = await call('put', `/${late._id}`, { ...LATE, name: 'Very late' });
    expect(changed.status).toBe(200);
    expect(names(changed.body)).toEqual(['Paid', 'Very late']);
    expect(await list()).toEqual(changed.body);
  });

  it('are deleted one by one', async () => {
    const { call, list } = await aMember();
    const [late] = (await call('post', '', LATE)).body;
    expect((await call('delete', `/${late._id}`)).body).toEqual([]);
    expect((await call('delete', `/${late._id}`)).status).toBe(404);
    expect((await call('put', `/${late._id}`, LATE)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('have names that differ within their list', async () => {
    const { call, list } = await aMember();
    await call('post', '', LATE);
    const second = await call('post', '', LATE);
    expect([second.status, second.body.code]).toEqual([409, 'view-name-taken']);
    expect((await call('post', '', { ...LATE, list: 'invoices' })).status).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name too long', { name: 'x'.repeat(61) }],
    ['a list that is none', { list: '../orders' }],
    ['an address too long', { address: 'x'.repeat(501) }],
    ['a column that is none', { hidden: ['a b'] }],
  ])('are rejected with %s', async (_what, wrong) => {
    const { call, list } = await aMember();
    expect((await call('post', '', { ...LATE, ...wrong })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are all kept when two tabs save at once', async () => {
    const { call, list } = await aMember();
    const all = ['1', '2', '3', '4', '5'];
    const answers = await Promise.all(all.map((name) => call('post', '', { ...LATE, name })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(names(await list())).toEqual(all);
  });

  it('are 50 at most', async () => {
    const { id, call } = await aMember();
    const views = Array.from({ length: 50 }, (_, at) => ({ ...LATE, id: String(at), name: String(at) }));
    await identity.listViews.create({ _id: id, views, version: 1 });
    const answer = await call('post', '', LATE);
    expect([answer.status, answer.body.code]).toEqual([409, 'too-many-views']);
  });

  it("are nobody else's, and no customer's", async () => {
    const [one, two] = [await aMember(), await aMember()];
    const [own] = (await one.call('post', '', LATE)).body;
    expect((await two.call('put', `/${own._id}`, LATE)).status).toBe(404);
    expect((await two.call('delete', `/${own._id}`)).status).toBe(404);
    expect(await one.list()).toHaveLength(1);
    const body = { name: 'Ravi', email: 'ravi-views@example.com', password: 'correct horse' };
    await request(identity.server).post('/api/users/register').send(body);
    const { token } = (await staff.signIn(body.email, body.password)).body;
    expect((await staff.send('get', '/api/users/views', token)).status).toBe(403);
    expect((await request(identity.server).get('/api/users/views')).status).toBe(401);
  });

  it('go with the account', async () => {
    const { id, token, call } = await aMember();
    await call('post', '', LATE);
    const gone = await staff
      .send('delete', '/api/users/profile', token)
      .send({ currentPassword: 'a-password-of-staff' });
    expect(gone.status).toBe(200);
    expect(await identity.listViews.exists({ _id: id })).toBeNull();
  });
});

describe('POST /api/security-events/exports', () => {
  it('records who exports which list', async () => {
    const { id, token } = await staff.aMember('manager');
    const answer = await staff.send('post', '/api/security-events/exports', token).send({ list: 'invoices' });
    expect(answer.status).toBe(201);
    const owner = (await staff.signIn(admin.email, admin.password)).body.token;
    const { body } = await staff.send('get', `/api/security-events?kind=exported&account=${id}`, owner);
    expect(body).toMatchObject([{ kind: 'exported', account: { id }, detail: 'invoices' }]);
  });

  it('is for roles that may export', async () => {
    const { token } = await staff.aMember('production');
    expect((await staff.send('post', '/api/security-events/exports', token).send({ list: 'orders' })).status).toBe(403);
  });
});
