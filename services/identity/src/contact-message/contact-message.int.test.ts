import { contactMessageReceived } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { admin, type Identity, openIdentity } from '../identity.fixture.ts';
import { createContactMessageStore } from './contact-message.store.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await openIdentity({ KEEP_CONTACT_MESSAGES: 'true', MESSAGE_LIMIT_PER_ADDRESS: '5' });
});
afterAll(() => identity.close());
beforeEach(() => identity.redis.flushdb());

const ravi = { name: 'Ravi', email: 'ravi@example.com', message: 'Do you print on steel?' };
const send = (message: object) => request(identity.server).post('/api/contact-messages').send(message);
async function listed(query = {}) {
  const login = { login: admin.email, password: admin.password };
  const { token } = (await request(identity.server).post('/api/users/login').send(login)).body;
  return request(identity.server).get('/api/contact-messages').query(query).set('Authorization', `Bearer ${token}`);
}

describe('a message of the contact screen', () => {
  it('is kept for staff, newest first, page by page', async () => {
    for (const name of ['One', 'Two', 'Three']) expect((await send({ ...ravi, name })).status).toBe(201);
    const res = await listed({ page: 1, limit: 2 });
    expect(res.headers['x-total-count']).toBe('3');
    expect(res.body.map(({ name }: { name: string }) => name)).toEqual(['Three', 'Two']);
    expect(res.body[0]).toMatchObject({ email: ravi.email, message: ravi.message });
  });

  it('is in the data export of its address, oldest first', async () => {
    const emailKey = 'exported@example.com';
    const ids = Array.from({ length: 5 }, () => new Types.ObjectId());
    // In the database they stand in another order.
    for (const _id of ids.toReversed()) {
      await identity.messages.create({ ...ravi, _id, emailKey, message: String(_id), createdAt: new Date() });
    }
    const told = await createContactMessageStore(identity.messages, identity.relay).allOf(emailKey);
    expect(told.map(({ message }) => message)).toEqual(ids.map(String));
  });

  it('is told to other services without its text', async () => {
    const told: unknown[] = [];
    await identity.broker.listen({
      events: [contactMessageReceived],
      // The last events of other tests may come late.
      handle: ({ data }) => void (data.name === 'Meera' && told.push(data)),
    });
    const meera = { ...ravi, name: 'Meera', email: 'meera@example.com' };
    await request(identity.server).post('/api/contact-messages').set('Cookie', 'language=hi').send(meera);
    const about = { messageId: expect.any(String), name: 'Meera', email: 'meera@example.com', language: 'hi' };
    await eventually(() => expect(told).toEqual([about]));
  });

  it('is refused with every fault when something is missing', async () => {
    const res = await send({ email: 'ravi' });
    expect(res.status).toBe(400);
    expect(res.body.details.map(({ path }: { path: string }) => path).sort()).toEqual([
      'body.email',
      'body.message',
      'body.name',
    ]);
  });

  it('is thanked for and not kept when a program has filled in the field that nobody sees', async () => {
    const before = (await listed()).headers['x-total-count'];
    expect((await send({ ...ravi, website: 'https://spam.example' })).status).toBe(201);
    expect((await listed()).headers['x-total-count']).toBe(before);
  });

  it('is limited per address', async () => {
    const statuses = [];
    for (let sent = 0; sent < 6; sent++) statuses.push((await send(ravi)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is not taken where the shop keeps none', async () => {
    const without = await openIdentity();
    const res = await request(without.server).post('/api/contact-messages').send(ravi);
    expect([res.status, res.body.code]).toEqual([404, 'messages-off']);
    await without.close();
  });
});
