import { randomUUID } from 'node:crypto';
import {
  bulkOrderPlaced,
  bulkOrderUpdated,
  dataExportRequested,
  notificationsPersonalDataCollected,
  orderAccepted,
  orderDelivered,
  orderPaid,
  type PersonalDataPart,
  userDeleted,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';
import { createOrderStore } from './order.store.ts';

const DAY_MS = 24 * 3_600_000;

let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications();
});
afterAll(() => shop.close());

const anId = () => String(new Types.ObjectId());
const stored = (id: string) => shop.models.orders.findById(id).lean();
const customer = { name: 'Asha', email: 'asha@example.com' };
const placedAt = '2026-01-02T03:04:05.000Z';

it('is known by its first event, and later ones add to it but remove nothing, in whatever order they come', async () => {
  const about = { orderId: anId(), userId: anId() };
  await shop.publish(orderDelivered, about);
  await eventually(async () => expect(await stored(about.orderId)).toMatchObject({ name: '', language: null }));
  await shop.publish(orderAccepted, { ...about, customer, language: 'hi', placedAt, lines: [] });
  const known = { kind: 'order', userId: about.userId, ...customer, phone: '', language: 'hi' };
  await eventually(async () =>
    expect(await stored(about.orderId)).toMatchObject({ ...known, placedAt: new Date(placedAt) }),
  );
  const paidAt = new Date(Date.now() + DAY_MS);
  await shop.publish(orderPaid, about, randomUUID(), paidAt);
  await eventually(async () => expect(await stored(about.orderId)).toMatchObject({ ...known, seenAt: paidAt }));
});

it('is not written again by an event of the same day that says nothing new', async () => {
  const about = { orderId: anId(), userId: anId(), customer, language: 'hi' as const };
  const first = new Date();
  await shop.publish(orderAccepted, { ...about, placedAt, lines: [] }, randomUUID(), first);
  await eventually(async () => expect(await stored(about.orderId)).not.toBeNull());
  const facts = { id: about.orderId, kind: 'order', userId: about.userId, ...customer, language: 'hi' } as const;
  const store = createOrderStore(shop.models.orders);
  const seenAgain = (ms: number) => store.put({ ...facts, placedAt: new Date() }, new Date(first.getTime() + ms));
  await seenAgain(DAY_MS - 1);
  expect((await stored(about.orderId))?.seenAt).toEqual(first);
  await seenAgain(DAY_MS);
  expect((await stored(about.orderId))?.seenAt).toEqual(new Date(first.getTime() + DAY_MS));
});

it('wakes the requests that wait for it when it is new, and not when more is heard of it', async () => {
  const heard: string[] = [];
  const listener = shop.redis.duplicate();
  listener.on('message', (_channel, id: string) => heard.push(id));
  await listener.subscribe('notifications:orders');
  const [about, last] = [anId(), anId()].map((orderId) => ({ orderId, userId: anId(), customer, placedAt, lines: [] }));
  if (!about || !last) throw new Error('no orders');
  await shop.publish(orderAccepted, about);
  await eventually(async () => expect(await stored(about.orderId)).not.toBeNull());
  await shop.publish(orderPaid, about, randomUUID(), new Date(Date.now() + DAY_MS));
  await shop.publish(orderAccepted, last);
  await eventually(() => expect(heard).toContain(last.orderId));
  expect(heard.filter((id) => id === about.orderId)).toEqual([about.orderId]);
  listener.disconnect();
});

it("keeps a guest's bulk order with name and phone", async () => {
  const bulkOrderId = anId();
  const about = { bulkOrderId, userId: null, status: 'Pending', totalPaise: 100 };
  await shop.publish(bulkOrderPlaced, { ...about, name: 'Ravi', phone: '9876543210', language: 'en' });
  const known = { kind: 'bulk-order', userId: null, name: 'Ravi', phone: '9876543210', language: 'en' };
  await eventually(async () => expect(await stored(bulkOrderId)).toMatchObject(known));
  await shop.publish(bulkOrderUpdated, { ...about, status: 'Completed' });
  await eventually(async () => expect((await stored(bulkOrderId))?.seenAt.getTime()).toBeGreaterThan(0));
  expect(await stored(bulkOrderId)).toMatchObject({
    ...known,
    placedAt: new Types.ObjectId(bulkOrderId).getTimestamp(),
  });
});

it('has its place in the data export by its time, and by its id where several were placed at one moment', async () => {
  const [userId, ids] = [anId(), Array.from({ length: 5 }, anId)];
  const [oldest = '', ...others] = ids;
  const facts = { kind: 'order' as const, userId, ...customer, phone: '', language: null, seenAt: new Date() };
  // In the database they stand in another order.
  for (const _id of others.toReversed())
    await shop.models.orders.create({ ...facts, _id, placedAt: new Date(placedAt) });
  await shop.models.orders.create({ ...facts, _id: oldest, placedAt: new Date(Date.parse(placedAt) - 1) });
  const told = await Array.fromAsync(createOrderStore(shop.models.orders).allOf(userId));
  expect(told.map(({ id }) => id)).toEqual(ids);
});

it('is in the data export of its owner, and goes with the account, also when an event comes late', async () => {
  const about = { orderId: anId(), userId: anId(), customer, placedAt, lines: [] };
  await shop.publish(orderAccepted, about);
  await eventually(async () => expect(await stored(about.orderId)).not.toBeNull());
  const parts: PersonalDataPart[] = [];
  await shop.broker.listen({ events: [notificationsPersonalDataCollected], handle: ({ data }) => parts.push(data) });
  await shop.publish(dataExportRequested, {
    exportId: anId(),
    userId: about.userId,
    services: ['notifications'],
  });
  await eventually(() =>
    expect(parts.find(({ section }) => section === 'contacts of orders')?.rows).toEqual([
      expect.objectContaining({ id: about.orderId, kind: 'order', ...customer, placedAt }),
    ]),
  );

  await shop.publish(userDeleted, { userId: about.userId });
  await eventually(async () => expect(await stored(about.orderId)).toBeNull());
  const witness = { ...about, orderId: anId(), userId: anId() };
  await shop.publish(orderAccepted, { ...about, orderId: anId() });
  await shop.publish(orderAccepted, witness);
  await eventually(async () => expect(await stored(witness.orderId)).not.toBeNull());
  await eventually(async () => expect(await shop.models.orders.countDocuments({ userId: about.userId })).toBe(0));
});
