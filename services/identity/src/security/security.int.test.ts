import { randomUUID } from 'node:crypto';
import {
  catalogChangeRecorded,
  orderingSecurityEventRecorded,
  type SecurityEntry,
  type SecurityEvent,
} from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { createSecurityStore } from './security.store.ts';
import { createSecurityLog } from './security-log.ts';

let identity: Identity;
let token: string;
beforeAll(async () => {
  identity = await openIdentity({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
  const res = await request(identity.server)
    .post('/api/users/login')
    .send({ login: admin.email, password: admin.password });
  token = res.body.token;
});
afterAll(() => identity.close());

const password = 'correct horse';
const browser = 'Mozilla/5.0 (Test)';

async function aCustomer(name: string): Promise<{ id: string; email: string }> {
  const email = `${name}@example.com`;
  const res = await request(identity.server).post('/api/users/register').send({ name, email, password });
  return { id: res.body._id, email };
}

const logIn = (login: string, tried: string) =>
  request(identity.server).post('/api/users/login').set('User-Agent', browser).send({ login, password: tried });

const events = (query: object) =>
  request(identity.server).get('/api/security-events').query(query).set('Authorization', `Bearer ${token}`);

async function kindsOf(account: string): Promise<string[]> {
  return (await events({ account })).body.map(({ kind }: SecurityEntry) => kind);
}

const anEvent = (part: Partial<SecurityEvent> = {}): SecurityEvent => ({
  kind: 'exported',
  account: { id: 'a'.repeat(24), name: 'Meera' },
  from: { address: '203.0.113.7', userAgent: browser },
  detail: 'orders',
  at: new Date().toISOString(),
  ...part,
});

describe('security events', () => {
  it('tell of a sign-in, with the account, its address and its browser', async () => {
    const { id, email } = await aCustomer('seen');
    expect((await logIn(email, password)).status).toBe(200);
    const { body, headers } = await events({ account: id });
    expect(headers['x-total-count']).toBe('1');
    expect(body).toEqual([
      expect.objectContaining({
        kind: 'signed-in',
        account: { id, name: 'seen' },
        from: { address: expect.stringMatching(/127\.0\.0\.1$/), userAgent: browser },
        count: 1,
      }),
    ]);
  });

  it('count failures of one address together, and tell when it is stopped', async () => {
    const { id, email } = await aCustomer('guessed');
    for (let n = 0; n < 5; n += 1) await logIn(email, 'wrong');
    const { body } = await events({ account: id });
    // A quarter of an hour may begin between two of them.
    const counts: Record<string, number> = {};
    for (const { kind, count } of body as SecurityEntry[]) counts[kind] = (counts[kind] ?? 0) + count;
    expect(counts).toEqual({ 'sign-in-failed': 3, 'sign-in-blocked': 2 });
  });

  it('count failures of the same quarter of an hour together, at the same moment, too', async () => {
    const account = { id: 'f'.repeat(24), name: 'raced' };
    const store = createSecurityStore(identity.security);
    const times = ['15:00.000', '20:00.000', '20:00.000', '29:59.999', '30:00.000'];
    const today = new Date().toISOString().slice(0, 10);
    const failures = times.map((time) => anEvent({ kind: 'sign-in-failed', account, at: `${today}T10:${time}Z` }));
    await Promise.all(failures.map((failure) => store.keep(failure)));
    const { body } = await events({ account: account.id, kind: 'sign-in-failed' });
    expect(body.map(({ count }: SecurityEntry) => count)).toEqual([1, 4]);
  });

  it('count failures of one IPv6 network together, however many addresses its owner uses', async () => {
    const account = { id: '0'.repeat(24), name: 'networked' };
    const store = createSecurityStore(identity.security);
    const at = `${new Date().toISOString().slice(0, 10)}T10:20:00.000Z`;
    for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:3::9', '2001:db8:1:3::1']) {
      await store.keep(anEvent({ kind: 'sign-in-blocked', account, at, from: { address, userAgent: browser } }));
    }
    const { body } = await events({ account: account.id });
    expect(body.map(({ count }: SecurityEntry) => count).sort()).toEqual([1, 2]);
  });

  it('never keep what somebody typed who has no account: it may be a password', async () => {
    await logIn('my secret password', 'x');
    const { body } = await events({ kind: 'sign-in-failed' });
    expect(body).toContainEqual(expect.objectContaining({ account: { name: 'no such account' } }));
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('tell of another address and password, and of the end of an account', async () => {
    const { id, email } = await aCustomer('changing');
    const own = (await logIn(email, password)).body.token;
    const as = (method: 'put' | 'delete', bearer: string) =>
      request(identity.server)[method]('/api/users/profile').set('Authorization', `Bearer ${bearer}`);
    await as('put', own).send({ email: `other-${email}` });
    const changed = await as('put', own).send({ password: 'another horse' });
    await as('delete', changed.body.token).send({ currentPassword: 'another horse' });
    expect(await kindsOf(id)).toEqual(['account-deleted', 'password-changed', 'email-changed', 'signed-in']);
  });

  it('tell who took the list of users', async () => {
    await request(identity.server).get('/api/users/export.csv').set('Authorization', `Bearer ${token}`);
    const { body } = await events({ kind: 'exported' });
    expect(body).toContainEqual(
      expect.objectContaining({ account: expect.objectContaining({ name: admin.name }), detail: 'users' }),
    );
  });

  it('come from the other services, each once, however often it is told', async () => {
    const data = anEvent({ account: { id: 'b'.repeat(24), name: 'Ravi' } });
    const envelope = { id: randomUUID(), key: orderingSecurityEventRecorded.key, occurredAt: data.at, data };
    const total = async () => (await events({ account: data.account.id })).headers['x-total-count'];
    await identity.broker.publish(envelope, { mandatory: true });
    await eventually(async () => expect(await total()).toBe('1'));
    await identity.broker.publish(envelope, { mandatory: true });
    const last = anEvent({ account: { id: 'c'.repeat(24), name: 'Last' } });
    await identity.broker.publish({ ...envelope, id: randomUUID(), data: last }, { mandatory: true });
    await eventually(async () => expect(await kindsOf('c'.repeat(24))).toHaveLength(1));
    expect(await total()).toBe('1');
  });

  it('tell what staff deleted anywhere, but not what they changed, nor the end of an account twice', async () => {
    const by = { id: 'd'.repeat(24), name: 'Meera' };
    const from = { address: '203.0.113.9', userAgent: browser };
    const what = { id: 'e'.repeat(24), label: 'Mug', by, from, changes: [] } as const;
    const writes = [
      { kind: 'product', action: 'updated' },
      { kind: 'user', action: 'deleted' },
      { kind: 'product', action: 'deleted' },
    ] as const;
    for (const write of writes) {
      const data = { ...what, ...write, at: new Date().toISOString() };
      const envelope = { id: randomUUID(), key: catalogChangeRecorded.key, occurredAt: data.at, data };
      await identity.broker.publish(envelope, { mandatory: true });
    }
    await eventually(async () => {
      const { body } = await events({ account: by.id });
      expect(body).toEqual([expect.objectContaining({ kind: 'deleted', account: by, from, detail: 'product Mug' })]);
    });
  });

  it('are in the logs as well, with the address and the browser, and of the account only the id', async () => {
    const logged: unknown[] = [];
    const info = (...parts: unknown[]) => void logged.push(parts);
    const log = createSecurityLog(createSecurityStore(identity.security), { ...identity.logger, info } as Logger);
    const event = anEvent({ kind: 'role-changed', by: { id: 'b'.repeat(24), name: 'Owner' } });
    await log.record(event);
    const by = 'b'.repeat(24);
    expect(logged).toEqual([
      [{ security: 'role-changed', account: 'a'.repeat(24), by, from: event.from }, 'security event'],
    ]);
  });

  it.each([{ kind: 'abducted' }, { account: 'nobody' }, { limit: 1000 }])('refuses to look for %j', async (query) => {
    expect((await events(query)).status).toBe(400);
  });
});
