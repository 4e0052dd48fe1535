import { type BulkTimelineEntry, bulkOrderUpdated, type EventData } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore } from '@print-shop/service-kit';
import { callers, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createBulkOrders } from '../app.ts';
import { aBulkOrder } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const updates: EventData<typeof bulkOrderUpdated>[] = [];

const service = testService(async (parts, suite) => {
  const model = bulkOrderModel(parts.mongo);
  const relay = createRelay({ ...parts, models: [model] });
  parts.onClose('relay', () => relay.close());
  await parts.broker.subscribe({
    queue: 'test.hear-updates',
    events: [bulkOrderUpdated],
    handle: async ({ data }) => void updates.push(data),
  });
  return createBulkOrders({
    ...parts,
    model,
    relay,
    objects: await connectObjectStore(suite.objectStore, parts.logger),
    rules: { maxRupees: 30_000_000, isContactRequired: false },
    limits: { ordersPerAddress: 40, ordersPerAccount: 10, designsPerAddress: 30, designsPerStaff: 35 },
    personalDataDays: 2922,
    retention: { orphanHours: 24, cartDays: 30, orderDays: 365 },
  });
});

const userId = new Types.ObjectId(callers.customer.id);
const store = async (part: Partial<Parameters<typeof aBulkOrder>[0]> = {}) =>
  String((await bulkOrderModel(service.parts.mongo).create(aBulkOrder({ userId, ...part })))._id);
const as = (caller: 'customer' | 'other' | 'owner', method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](`/api/bulk-order${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
const cancel = (id: string, body: object = {}) => as('customer', 'post', `/${id}/cancellation`).send(body);
const setStatus = (id: string, status: string, note = '') => as('owner', 'put', `/${id}/status`).send({ status, note });
const updatesOf = (id: string) => updates.filter(({ bulkOrderId }) => bulkOrderId === id);

describe("a customer's bulk orders", () => {
  it('are listed page by page, newest first, without those of others and of guests', async () => {
    const ids = [await store(), await store(), await store()].reverse();
    await store({ userId: null });
    await store({ userId: new Types.ObjectId(callers.other.id) });
    const list = (page: number) => as('customer', 'get', `/user/${userId}?page=${page}&limit=2`);
    const [first, second] = [await list(1), await list(2)];
    expect(first.headers['x-total-count']).toBe('3');
    expect([...first.body, ...second.body].map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect((await as('owner', 'get', `/user/${userId}`)).body).toHaveLength(3);
  });

  it("are read by their customer, without the names and notes of staff, and a guest's by staff alone", async () => {
    const id = await store();
    await setStatus(id, 'In Production', 'Press 2');
    const { body } = await as('customer', 'get', `/details/${id}`);
    expect(body).toMatchObject({ _id: id, status: 'In Production', totalPrice: 5760, productName: 'Club tee' });
    expect(body.timeline.map(({ by, note }: BulkTimelineEntry) => [by, note])).toEqual([
      ['customer', ''],
      ['shop', ''],
    ]);
    expect((await as('owner', 'get', `/details/${id}`)).body.timeline[1]).toMatchObject({
      by: 'Meera',
      note: 'Press 2',
    });
    const guests = await store({ userId: null });
    expect((await as('customer', 'get', `/details/${guests}`)).status).toBe(403);
    expect((await as('owner', 'get', `/details/${guests}`)).status).toBe(200);
    expect((await as('owner', 'get', `/details/${new Types.ObjectId()}`)).status).toBe(404);
  });

  it('keep the last 200 entries of their history', async () => {
    const entry = { status: 'Pending' as const, at: new Date(), by: 'Meera', note: '' };
    const id = await store({ timeline: Array.from({ length: 200 }, (_, n) => ({ ...entry, note: String(n) })) });
    const { timeline } = (await setStatus(id, 'In Production')).body;
    expect(timeline).toHaveLength(200);
    expect([timeline[0].note, timeline[199].status]).toEqual(['1', 'In Production']);
  });
});

describe('cancelling a bulk order', () => {
  it('is possible while it is pending, once, with the reason, which the others hear of', async () => {
    const id = await store();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id, { reason: 'The match is off' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await cancel(id);
    expect(body.timeline).toHaveLength(2);
    expect(body.timeline[1]).toMatchObject({ status: 'Cancelled', by: 'customer', note: 'The match is off' });
    await eventually(() =>
      expect(updatesOf(id)).toMatchObject([{ status: 'Cancelled', by: 'customer', reason: 'The match is off' }]),
    );
  });

  it('is too late once staff have taken it up', async () => {
    const id = await store();
    await setStatus(id, 'In Production');
    const message = 'We have begun work on this order, so it cannot be cancelled here. Please call us.';
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message } });
  });

  it('at the moment when staff take it up does one before the other, and tells of each once', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await store();
      const [, cancelled] = await Promise.all([setStatus(id, 'In Production'), cancel(id)]);
      const { timeline } = (await as('customer', 'get', `/details/${id}`)).body;
      const steps = timeline.map(({ status }: BulkTimelineEntry) => status);
      // Staff may take up an order again that its customer has cancelled; the customer may not cancel one in production.
      expect(steps).toEqual(
        cancelled.status === 200 ? ['Pending', 'Cancelled', 'In Production'] : ['Pending', 'In Production'],
      );
    }
  });

  it('is for its customer alone', async () => {
    const [id, guests] = [await store(), await store({ userId: null })];
    for (const caller of ['other', 'owner'] as const) {
      expect((await as(caller, 'post', `/${id}/cancellation`).send({})).status).toBe(403);
    }
    expect((await cancel(guests)).status).toBe(403);
    expect((await cancel(String(new Types.ObjectId()))).status).toBe(404);
  });
});
