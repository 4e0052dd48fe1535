import { randomUUID } from 'node:crypto';
import {
  type ChangeRecord,
  catalogChangeRecorded,
  changesRecorded,
  pricingChangeRecorded,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { createAuditStore } from './audit.store.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity();
});
afterAll(() => identity.close());

const id = (number: number) => number.toString(16).padStart(24, '0');
const record = (part: Partial<ChangeRecord> = {}): ChangeRecord => ({
  kind: 'product',
  id: id(1),
  label: 'Round-neck tee',
  action: 'updated',
  by: { id: id(900), name: 'Meera' },
  at: new Date().toISOString(),
  changes: [{ field: 'price', before: '349', after: '399' }],
  ...part,
});

/** Publishes a record like a service's relay. */
async function publish(data: ChangeRecord, { key } = catalogChangeRecorded as { key: string }, eventId = randomUUID()) {
  const envelope = { id: eventId, key, occurredAt: data.at, data };
  await identity.broker.publish(envelope, { mandatory: true });
  return envelope;
}

async function history(query: object = {}) {
  const login = { login: admin.email, password: admin.password };
  const { token } = (await request(identity.server).post('/api/users/login').send(login)).body;
  return request(identity.server).get('/api/audit').query(query).set('Authorization', `Bearer ${token}`);
}
const labels = (res: request.Response) => res.body.map(({ label }: { label: string }) => label);

describe('the record of what staff changed', () => {
  it('is kept whichever service tells of it', async () => {
    for (const { key } of changesRecorded) await publish(record({ id: id(2), label: key }), { key });
    await eventually(async () => {
      expect(labels(await history({ kind: 'product', id: id(2) })).sort()).toEqual(
        changesRecorded.map(({ key }) => key).sort(),
      );
    });
  });

  it('has an event that comes twice only once', async () => {
    const sent = await publish(record({ id: id(3) }));
    const historyOf = (one: typeof sent) => history({ kind: 'product', id: one.data.id });
    await eventually(async () => expect((await historyOf(sent)).body).toHaveLength(1));
    await publish(sent.data, sent, sent.id);
    const last = await publish(record({ id: id(4) }));
    await eventually(async () => expect((await historyOf(last)).body).toHaveLength(1));
    const res = await historyOf(sent);
    expect(res.headers['x-total-count']).toBe('1');
    const { id: objectId, ...kept } = sent.data;
    expect(res.body).toEqual([{ ...kept, objectId, _id: expect.stringMatching(/^[0-9a-f]{24}$/) }]);
  });

  it('answers the newest first, page by page, of one object, of one kind or of everything', async () => {
    const at = (second: number) => new Date(Date.UTC(2040, 0, 1, 0, 0, second)).toISOString();
    const price = { kind: 'price', id: id(5) } as const;
    await publish(record({ ...price, label: 'second', at: at(2) }), pricingChangeRecorded);
    await publish(record({ ...price, label: 'first', at: at(1) }), pricingChangeRecorded);
    await publish(record({ ...price, id: id(6), label: 'third', at: at(3) }), pricingChangeRecorded);
    await eventually(async () =>
      expect(labels(await history({ kind: 'price' }))).toEqual(['third', 'second', 'first']),
    );
    expect(labels(await history({ kind: 'price', id: id(5) }))).toEqual(['second', 'first']);
    const second = await history({ kind: 'price', page: 2, limit: 2 });
    expect([labels(second), second.headers['x-total-count']]).toEqual([['first'], '3']);
    expect(labels(await history({ limit: 3 }))).toEqual(['third', 'second', 'first']);
  });

  it('says what an admin changed in their own account, and of a password only that it is another', async () => {
    const login = { login: admin.email, password: admin.password };
    const signedIn = (await request(identity.server).post('/api/users/login').send(login)).body;
    const change = { phone: '+91 98765 43210', password: admin.password };
    const res = await request(identity.server)
      .put('/api/users/profile')
      .set('Authorization', `Bearer ${signedIn.token}`)
      .send(change);
    expect(res.status).toBe(200);
    await eventually(async () =>
      expect((await history({ kind: 'user', id: signedIn.user._id })).body).toEqual([
        expect.objectContaining({
          action: 'updated',
          by: { id: signedIn.user._id, name: admin.name },
          changes: [
            { field: 'phone', before: '', after: change.phone },
            { field: 'password', before: '', after: '••••' },
          ],
        }),
        expect.objectContaining({ action: 'created', by: { id: signedIn.user._id, name: "The shop's settings" } }),
      ]),
    );
  });

  it.each([{ kind: 'spaceship' }, { id: 'nonsense' }, { limit: 1000 }])('refuses to look for %j', async (query) => {
    expect((await history(query)).status).toBe(400);
  });

  it('shows by its hashes what somebody changes or removes behind its back', async () => {
    const { audit, logger } = identity;
    const verify = () => createAuditStore(audit, logger).verify();
    await Promise.all(Array.from({ length: 12 }, (_, n) => publish(record({ id: id(70), label: `at once ${n}` }))));
    await eventually(async () => expect(await audit.countDocuments({ objectId: id(70) })).toBe(12));
    const entries = await audit.countDocuments();
    expect(await verify()).toEqual({ entries, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const [first, middle] = await audit
      .find({ objectId: id(70) })
      .sort({ seq: 1 })
      .lean();
    await audit.updateOne({ _id: middle?._id }, { $set: { 'by.name': 'Somebody else' } });
    expect(await verify()).toMatchObject({ entries: first?.seq, fault: `entry ${middle?.seq} was changed` });
    await audit.deleteOne({ _id: middle?._id });
    expect(await verify()).toMatchObject({ fault: `entry ${middle?.seq} is missing` });
  });
});
