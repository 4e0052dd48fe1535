import { randomUUID } from 'node:crypto';
import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  dataExportRequested,
  type EventData,
  MAX_CONVERSATION_MESSAGES,
  messageWritten,
  notificationsPersonalDataCollected,
  ORDER_LINK_HEADER,
  orderAccepted,
  type PersonalDataPart,
  userDeleted,
  userRegistered,
} from '@print-shop/contracts';
import { createDesignLinks, createMailLinks } from '@print-shop/links';
import type { User } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from '../notifications.fixture.ts';
import { createWriteLimits } from './write-limit.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
const written: EventData<typeof messageWritten>[] = [];
beforeAll(async () => {
  shop = await openNotifications({ instances: 2, settings: { MAIL_LINK_KEY: KEY, DESIGN_LINK_KEY: KEY } });
  await shop.broker.listen({ events: [messageWritten], handle: ({ data }) => written.push(data) });
});
afterAll(() => shop.close());

const KEY = 'another key of tests with thirty-two characters';
/** The limits of the service, to count what was written before. */
const writes = () => createWriteLimits(shop);
const links = createMailLinks({ mail: KEY });
const anId = () => String(new Types.ObjectId());
const DESIGN = `/media/designs/${'0123456789abcdef'.repeat(2)}.png`;
/** A link to the design, as the page that uploaded it has it. */
const sentDesign = () => createDesignLinks(KEY).sign(DESIGN);
/** A link to it, which ends; staff save what it leads to. */
const linkFor = (side: 'customer' | 'shop') =>
  expect.stringMatching(
    new RegExp(`^${DESIGN}\\?${side === 'shop' ? 'download=yes&' : ''}until=\\d{10}&signature=[\\w-]{43}$`),
  );

type Caller = Parameters<typeof shop.suite.tokens.for>[0];
const as = (caller: Caller, method: 'get' | 'post' | 'put', path: string) =>
  request(shop.app)
    [method](`/api/conversations${path}`)
    .set('Authorization', `Bearer ${shop.suite.tokens.for(caller)}`);

/** A customer with an order that the service knows. */
async function anOrder() {
  const id = anId();
  const customer = { id, name: 'Asha', email: `asha-${id}@example.com` };
  const orderId = anId();
  const placed = { orderId, userId: id, customer: { name: 'Asha', email: customer.email }, language: 'hi' as const };
  await shop.publish(orderAccepted, { ...placed, placedAt: new Date().toISOString(), lines: [] });
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: orderId })).toBe(1));
  return { customer, orderId };
}
const say = (caller: Caller, orderId: string, text: string, fields: object = {}) =>
  as(caller, 'post', `/${orderId}/messages`).send({ messageId: randomUUID(), text, ...fields });
const read = async (caller: Caller, orderId: string, query = '') =>
  (await as(caller, 'get', `/${orderId}${query}`).expect(200)).body;
const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

describe('a conversation', () => {
  it('is waited for a little, as the page of a new order asks at once', async () => {
    const [id, orderId] = [anId(), anId()];
    const customer = { id, name: 'Asha', email: `asha-${id}@example.com` };
    const asked = read(customer, orderId);
    const placedAt = new Date().toISOString();
    await shop.publish(orderAccepted, { orderId, userId: id, customer, placedAt, lines: [] });
    expect(await asked).toMatchObject({ side: 'customer', total: 0, messages: [] });
  });

  it('is empty at first, and each side reads what the other wrote and has its own marks', async () => {
    const { customer, orderId } = await anOrder();
    expect(await read(customer, orderId)).toMatchObject({ side: 'customer', total: 0, unread: 0, messages: [] });
    const sent = await say(customer, orderId, '  Can you print both sides?  ', {
      designs: [sentDesign(), sentDesign()],
    });
    expect(sent.status).toBe(201);
    expect(sent.body.messages).toMatchObject([{ designs: [linkFor('customer')] }]);
    expect(await read(callers.manager, orderId)).toMatchObject({
      side: 'shop',
      customer: 'Asha',
      kind: 'order',
      total: 1,
      unread: 1,
      isWaiting: true,
      messages: [
        { number: 0, by: 'customer', writer: 'Asha', text: 'Can you print both sides?', designs: [linkFor('shop')] },
      ],
    });
    await say(callers.manager, orderId, 'Yes, we can.').expect(201);
    const own = await read(customer, orderId);
    expect(own).toMatchObject({ side: 'customer', total: 2, unread: 1, isWaiting: false });
    // Customers read no names of staff.
    expect(own.messages[1]).toMatchObject({ by: 'shop', writer: '', text: 'Yes, we can.' });
    expect((await as(customer, 'get', '/unread')).body).toEqual([{ _id: orderId, unread: 1 }]);

    expect((await as(customer, 'put', `/${orderId}/read`).send({ total: 1 })).body).toEqual({ unread: 1 });
    expect((await as(customer, 'put', `/${orderId}/read`).send({ total: 2 })).body).toEqual({ unread: 0 });
    expect((await as(customer, 'get', '/unread')).body).toEqual([]);
    expect(await read(callers.owner, orderId)).toMatchObject({ unread: 1 });
    await as(callers.production, 'put', `/${orderId}/read`).send({ total: 2 }).expect(200);
    expect(await read(callers.owner, orderId)).toMatchObject({ unread: 0 });
  });

  it('holds a message once that is sent three times, also at the same time, and publishes it once', async () => {
    const { customer, orderId } = await anOrder();
    const messageId = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => say(customer, orderId, 'Hello', { messageId })));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await say(customer, orderId, 'Hello', { messageId })).status).toBe(201);
    expect(await read(callers.owner, orderId)).toMatchObject({ total: 1, unread: 1 });
    await eventually(() => expect(written.filter((event) => event.messageId === messageId)).toHaveLength(1));
    expect(written.find((event) => event.messageId === messageId)).toEqual({
      orderId,
      kind: 'order',
      userId: customer.id,
      messageId,
      by: 'customer',
      designs: [],
    });
  });

  it('loses nothing when both sides write at the same time', async () => {
    const { customer, orderId } = await anOrder();
    const texts = Array.from({ length: 12 }, (_, n) => `Text ${n}`);
    const all = await Promise.all(texts.map((text, n) => say(n % 2 === 0 ? customer : callers.owner, orderId, text)));
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(201));
    const found = await read(customer, orderId);
    expect(textsOf(found).sort()).toEqual([...texts].sort());
    expect(found).toMatchObject({ total: 12, unread: 6 });
    expect(found.messages.map(({ number }: { number: number }) => number)).toEqual(texts.map((_, n) => n));
  });

  it('is read a page at a time, and ends somewhere', async () => {
    const { customer, orderId } = await anOrder();
    await say(customer, orderId, 'Text 0').expect(201);
    const more = Array.from({ length: 44 }, (_, n) => ({
      id: randomUUID(),
      by: 'shop',
      writerId: anId(),
      writer: 'Meera',
      text: `Text ${n + 1}`,
      designs: [],
      at: new Date(),
    }));
    await shop.models.conversations.updateOne({ _id: orderId }, { $push: { messages: { $each: more } }, total: 45 });
    const newest = await read(customer, orderId);
    expect([newest.messages.length, newest.messages[0].number, textsOf(newest).at(-1)]).toEqual([20, 25, 'Text 44']);
    const middle = await read(customer, orderId, '?before=25');
    expect([middle.messages.length, textsOf(middle)[0], textsOf(middle).at(-1)]).toEqual([20, 'Text 5', 'Text 24']);
    const oldest = await read(customer, orderId, '?before=5');
    expect([textsOf(oldest)[0], textsOf(oldest).at(-1)]).toEqual(['Text 0', 'Text 4']);
    expect(textsOf(await read(customer, orderId, '?before=0'))).toEqual([]);

    await shop.models.conversations.updateOne({ _id: orderId }, { total: MAX_CONVERSATION_MESSAGES });
    const full = await say(customer, orderId, 'One more');
    expect([full.status, full.body.code]).toEqual([409, 'conversation-full']);
  });

  it.each([
    [{ text: '   ' }, 'Please write something or add a file.'],
    [{ text: 'x'.repeat(2001) }, undefined],
    [{ text: 'Hi', designs: ['https://elsewhere.example/a.png'] }, 'Please upload the design first.'],
    [
      { text: 'Hi', designs: [DESIGN] },
      'This link to a design has expired. Please load the page again, or upload the design again.',
    ],
    [{ text: 'Hi', designs: Array.from({ length: 6 }, (_, n) => DESIGN.replace('0', String(n))) }, undefined],
    [{ text: 'Hi', messageId: 'mine' }, undefined],
  ])('takes no %j', async (body, message) => {
    const { customer, orderId } = await anOrder();
    const res = await say(customer, orderId, '', body);
    expect(res.status).toBe(400);
    if (message) expect(res.body.message).toBe(message);
  });

  it('about an order that nobody knows does not begin', async () => {
    expect((await say(callers.customer, anId(), 'Hello')).body).toMatchObject({ code: 'order-not-found' });
  });

  it('is limited per person', async () => {
    const { customer, orderId } = await anOrder();
    const writer = { id: customer.id } as User;
    for (let n = 0; n < 119; n++) await writes().take(writer, anId(), '');
    expect((await say(customer, orderId, 'The last')).status).toBe(201);
    expect((await say(customer, orderId, 'One too many')).status).toBe(429);
  });
});

describe("about a guest's order", () => {
  const aGuests = async () => {
    const bulkOrderId = anId();
    const guest = { name: 'Asha', email: `guest-${bulkOrderId}@example.com`, language: 'en' as const };
    const order = { bulkOrderId, userId: null, status: 'Pending', totalPaise: 100, ...guest };
    await shop.publish(bulkOrderPlaced, order);
    await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: bulkOrderId })).toBe(1));
    return { order, id: bulkOrderId };
  };
  const byLink = (id: string, path: string, body?: object, seconds = 60) =>
    request(shop.app)
      [path === '/read' ? 'put' : path === '/messages' ? 'post' : 'get'](`/api/conversations/${id}${path}`)
      .set(ORDER_LINK_HEADER, links.signOrder(id, seconds) ?? '')
      .send(body);
  const ask = (id: string, text: string, more: object = {}) =>
    byLink(id, '/messages', { messageId: randomUUID(), text, ...more });

  it('whoever holds its link asks, reads the answer and marks it, as an account does', async () => {
    const { id } = await aGuests();
    expect((await byLink(id, '')).body).toMatchObject({ side: 'customer', total: 0, messages: [] });
    const messageId = randomUUID();
    await ask(id, 'Which blue?', { messageId, designs: [sentDesign()] }).expect(201);
    await ask(id, 'Which blue?', { messageId }).expect(201);
    expect(await read(callers.owner, id)).toMatchObject({
      kind: 'bulk-order',
      customer: 'Asha',
      unread: 1,
      isWaiting: true,
      messages: [{ by: 'customer', writer: 'Asha', text: 'Which blue?', designs: [linkFor('shop')] }],
    });
    await say(callers.manager, id, 'Navy.').expect(201);
    const { body } = await byLink(id, '').expect(200);
    expect(body).toMatchObject({ total: 2, unread: 1, messages: [{}, { by: 'shop', writer: '' }] });
    expect(textsOf((await byLink(id, '?before=1')).body)).toEqual(['Which blue?']);
    expect((await byLink(id, '/read', { total: 2 })).body).toEqual({ unread: 0 });
    expect((await ask(id, '  ')).status).toBe(400);
  });

  it('nobody else does, and no link opens what an account has', async () => {
    const { id, order } = await aGuests();
    const owned = await anOrder();
    await ask(id, 'Which blue?').expect(201);
    for (const [path, body] of [
      ['', undefined],
      ['/messages', { messageId: randomUUID(), text: 'Hi' }],
      ['/read', { total: 1 }],
    ] as const) {
      expect((await byLink(id, path, body, -1)).body.code).toBe('link-over');
      expect((await byLink(owned.orderId, path, body)).body.code).toBe('link-over');
      expect((await byLink(anId(), path, body)).body.code).toBe('order-not-found');
    }
    expect((await say(callers.customer, id, 'Mine?')).status).toBe(403);

    const userId = anId();
    const ravi = { userId, name: 'Asha', email: order.email, isAdmin: false };
    await shop.publish(userRegistered, ravi);
    await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
    await shop.publish(bulkOrderAdopted, { ...order, userId });
    await eventually(async () => expect((await byLink(id, '')).body.code).toBe('link-over'));
    // The conversation went with the order, and goes with the account.
    expect(textsOf(await read({ id: userId }, id))).toEqual(['Which blue?']);
    await shop.publish(userDeleted, { userId });
    await eventually(async () => expect(await shop.models.conversations.countDocuments({ _id: id })).toBe(0));
  });

  it('is limited per order', async () => {
    const { id } = await aGuests();
    for (let n = 0; n < 29; n++) await writes().take(undefined, id, `198.51.100.${n}`);
    const from = (address: string) => ask(id, 'Hello').set('X-Forwarded-For', address);
    expect((await from('203.0.113.1')).status).toBe(201);
    expect((await from('203.0.113.2')).status).toBe(429);
  });
});

describe('the list for staff', () => {
  const rows = async (query = '?limit=100') => {
    const { body, headers } = await as(callers.owner, 'get', query).expect(200);
    return { ids: body.map(({ _id }: { _id: string }) => _id), body, total: Number(headers['x-total-count']) };
  };

  it('has those that wait, the unread first, and counts them', async () => {
    const before = (await as(callers.owner, 'get', '/count')).body;
    const [seen, unseen, settled] = [await anOrder(), await anOrder(), await anOrder()];
    for (const { customer, orderId } of [unseen, seen, settled])
      await say(customer, orderId, 'Where is it?').expect(201);
    await as(callers.owner, 'put', `/${seen.orderId}/read`).send({ total: 1 }).expect(200);
    await as(callers.owner, 'put', `/${settled.orderId}/settled`).send({ total: 1 }).expect(200, { isWaiting: false });
    const { ids, body, total } = await rows();
    expect(ids.indexOf(unseen.orderId)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(seen.orderId)).toBeGreaterThan(ids.indexOf(unseen.orderId));
    expect(ids).not.toContain(settled.orderId);
    expect(total).toBe(ids.length);
    expect(body.find(({ _id }: { _id: string }) => _id === unseen.orderId)).toMatchObject({
      kind: 'order',
      customer: 'Asha',
      unread: 1,
      isWaiting: true,
      lastBy: 'customer',
      lastText: 'Where is it?',
    });
    expect((await rows('?show=all&limit=100')).ids).toContain(settled.orderId);
    expect((await as(callers.owner, 'get', '/count')).body).toEqual({
      waiting: before.waiting + 2,
      unread: before.unread + 1,
    });
    await say(callers.owner, unseen.orderId, 'On its way.').expect(201);
    expect((await rows()).ids).not.toContain(unseen.orderId);
  });

  it('settles nothing when the customer has written meanwhile', async () => {
    const { customer, orderId } = await anOrder();
    await say(customer, orderId, 'Thanks').expect(201);
    await say(customer, orderId, 'And one more thing').expect(201);
    const late = await as(callers.owner, 'put', `/${orderId}/settled`).send({ total: 1 });
    expect(late.body).toEqual({ isWaiting: true });
  });
});

it('has its place among those of one moment, in the list of answers and in the data export', async () => {
  const [userId, ids, lastAt] = [anId(), Array.from({ length: 5 }, anId).sort(), new Date()];
  const message = { id: randomUUID(), by: 'shop', writerId: anId(), writer: 'Meera', text: 'On its way.' } as const;
  const messages = [{ ...message, designs: [], at: lastAt }];
  const conversation = { kind: 'order', userId, total: 1, unread: { customer: 1, shop: 0 }, messages } as const;
  // In the database they stand in another order.
  for (const _id of [2, 4, 0, 3, 1].map((at) => ids[at])) {
    await shop.models.conversations.create({ ...conversation, _id, lastAt });
  }
  const { body } = await as({ id: userId }, 'get', '/unread').expect(200);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(ids.toReversed());
  const parts: PersonalDataPart[] = [];
  await shop.broker.listen({ events: [notificationsPersonalDataCollected], handle: ({ data }) => parts.push(data) });
  await shop.publish(dataExportRequested, { exportId: anId(), userId, services: ['notifications'] });
  await eventually(() => {
    const rows = parts.find(({ section }) => section === 'conversations about orders')?.rows;
    expect(rows?.map(({ order }) => order)).toEqual(ids);
  });
});

it('is in the data export, and goes with the account', async () => {
  const { customer, orderId } = await anOrder();
  await say(customer, orderId, 'My question', { designs: [sentDesign()] }).expect(201);
  await say(callers.owner, orderId, 'Our answer').expect(201);
  const parts: PersonalDataPart[] = [];
  await shop.broker.listen({ events: [notificationsPersonalDataCollected], handle: ({ data }) => parts.push(data) });
  await shop.publish(dataExportRequested, { exportId: anId(), userId: customer.id, services: ['notifications'] });
  await eventually(() => {
    const rows = parts.find(({ section }) => section === 'conversations about orders')?.rows;
    expect(rows?.map(({ order, by, text, designs }) => ({ order, by, text, designs }))).toEqual([
      { order: orderId, by: 'customer', text: 'My question', designs: [DESIGN] },
      { order: orderId, by: 'shop', text: 'Our answer', designs: [] },
    ]);
  });
  await shop.publish(userDeleted, { userId: customer.id });
  await eventually(async () => expect(await shop.models.conversations.countDocuments({ _id: orderId })).toBe(0));
  expect((await as(callers.owner, 'get', `/${orderId}`)).status).toBe(404);
});
