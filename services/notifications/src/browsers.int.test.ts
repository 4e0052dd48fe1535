import { randomUUID } from 'node:crypto';
import { bulkOrderPlaced, orderDelivered, userDeleted, userRegistered } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from './notifications.fixture.ts';
import { openPushService, pemOf } from './person/push-service.fixture.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  service = await openPushService();
  shop = await openNotifications({ settings: { PUSH_KEY: pemOf('P-256'), PUSH_SERVICES: service.url } });
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const anId = () => String(new Types.ObjectId());

async function aPerson(role?: 'owner') {
  const userId = anId();
  const email = `asha-${userId}@example.com`;
  const before = new Date(Date.now() - 1_000);
  const account = { userId, name: 'Asha', email, isAdmin: role !== undefined, ...(role ? { role } : {}) };
  await shop.publish(userRegistered, account, randomUUID(), before);
  // The welcome of a customer would reach their first browser otherwise.
  if (!role) await eventually(() => expect(mailsTo(userId)).toContainEqual(expect.stringContaining('Welcome')));
  const token = shop.suite.tokens.for({ id: userId, email, ...(role ? { role } : {}) });
  const post = (path: string, body: object) =>
    request(shop.app).post(`/api/notifications/${path}`).set('Authorization', `Bearer ${token}`).send(body);
  return {
    userId,
    post,
    deliver: (orderId = anId()) => shop.publish(orderDelivered, { orderId, userId, totalPaise: 50_000 }),
    choose: (body: object) =>
      request(shop.app).put('/api/notifications/preferences').set('Authorization', `Bearer ${token}`).send(body),
    read: () => request(shop.app).get('/api/notifications/preferences').set('Authorization', `Bearer ${token}`),
  };
}

const aBrowser = () => {
  const path = `/${randomUUID()}`;
  const { device, read } = service.browser(path);
  const titles = () => service.got.filter((one) => one.path === path).map(({ body }) => read(body).title as string);
  return { path, device, titles };
};

/** A message is written in the same step as the email, so an email that arrived shows what was not pushed. */
const mailsTo = (userId: string) => shop.server.to(`asha-${userId}@example.com`).map(({ subject }) => subject);

describe('a browser', () => {
  it('shows what happens to an order once messages are turned on in it, until they are turned off', async () => {
    const asha = await aPerson();
    const [phone, desk] = [aBrowser(), aBrowser()];
    expect((await asha.read()).body).toMatchObject({ channels: ['email', 'push'], pushKey: expect.any(String) });
    for (const { device } of [phone, desk, phone]) await asha.post('devices', device).expect(200);
    const orderId = anId();
    await asha.deliver(orderId);
    await eventually(() => expect([phone.titles(), desk.titles()].map((all) => all.length)).toEqual([1, 1]));
    expect(phone.titles()[0]).toContain(`#${orderId.slice(-6).toUpperCase()}`);

    await asha.post('devices/removal', { endpoint: desk.device.endpoint }).expect(200);
    await asha.deliver();
    await eventually(() => expect(phone.titles()).toHaveLength(2));
    expect(desk.titles()).toHaveLength(1);
  });

  it('shows only the kinds that its owner wants there', async () => {
    const asha = await aPerson();
    const phone = aBrowser();
    await asha.post('devices', phone.device).expect(200);
    await asha.choose({ kinds: [{ kind: 'order-delivered', channel: 'push', on: false }] }).expect(200);
    await asha.deliver();
    await eventually(() => expect(mailsTo(asha.userId)).toContainEqual(expect.stringContaining('is delivered')));
    expect(phone.titles()).toEqual([]);
  });

  it('belongs to whoever turned messages on in it last, and nobody else turns them off', async () => {
    const [asha, ravi] = [await aPerson(), await aPerson()];
    const phone = aBrowser();
    await asha.post('devices', phone.device).expect(200);
    await ravi.post('devices', phone.device).expect(200);
    await asha.post('devices/removal', { endpoint: phone.device.endpoint }).expect(200);
    await asha.deliver();
    await ravi.deliver();
    await eventually(() => expect(phone.titles()).toHaveLength(1));
    await eventually(() => expect(mailsTo(asha.userId)).toContainEqual(expect.stringContaining('is delivered')));
    expect(phone.titles()).toHaveLength(1);
  });

  it('is one of ten; the oldest goes for one more', async () => {
    const asha = await aPerson();
    const all = Array.from({ length: 11 }, aBrowser);
    for (const { device } of all) await asha.post('devices', device).expect(200);
    await asha.deliver();
    await eventually(() => expect(all.filter(({ titles }) => titles().length === 1)).toHaveLength(10));
    expect(all[0]?.titles()).toEqual([]);
  });

  it.each(['http://169.254.169.254/latest', 'https://fcm.googleapis.com/fcm/send/1', 'http://127.0.0.1:1/x'])(
    'at %s, which is no push service of this shop, is refused',
    async (endpoint) => {
      const asha = await aPerson();
      const { device } = aBrowser();
      const { body } = await asha.post('devices', { ...device, endpoint }).expect(400);
      expect(body.code).toBe('unknown-push-service');
    },
  );

  it('of a member of staff shows what they want to know at once', async () => {
    const owner = await aPerson('owner');
    const desk = aBrowser();
    await owner.post('devices', desk.device).expect(200);
    const placed = { bulkOrderId: anId(), userId: null, status: 'Pending', totalPaise: 9_000, name: 'Ravi' };
    await shop.publish(bulkOrderPlaced, placed);
    await eventually(() => expect(desk.titles()).toEqual([expect.stringContaining('New bulk order')]));
  });

  it('is forgotten with the account', async () => {
    const asha = await aPerson();
    await asha.post('devices', aBrowser().device).expect(200);
    const kept = () => shop.models.people.countDocuments({ _id: asha.userId, 'devices.0': { $exists: true } });
    expect(await kept()).toBe(1);
    await shop.publish(userDeleted, { userId: asha.userId });
    await eventually(async () => expect(await kept()).toBe(0));
  });
});
