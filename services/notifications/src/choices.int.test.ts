import { randomUUID } from 'node:crypto';
import {
  bulkOrderPlaced,
  cartDeadLettersFound,
  orderConfirmed,
  orderDelivered,
  REQUIRED_KINDS,
  type Role,
  routesByService,
  stockReserved,
  userRegistered,
} from '@print-shop/contracts';
import { callers, describeAccess, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createMessageStore } from './message/message.store.ts';
import { BOUNCE_SECRET, MESSAGE_KEY, openNotifications } from './notifications.fixture.ts';
import { createUnsubscribeLinks } from './person/unsubscribe-link.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications();
});
afterAll(() => shop.close());

const anId = () => String(new Types.ObjectId());
const justBefore = () => new Date(Date.now() - 1_000);

const ORDER = anId();
/** An order of the customer who tries every route. */
async function aConversation() {
  const order = { kind: 'order', userId: callers.customer.id, placedAt: new Date(), seenAt: new Date() };
  await shop.models.orders.updateOne({ _id: ORDER }, { $set: order }, { upsert: true });
  return { params: { id: ORDER } };
}

describeAccess({
  routes: routesByService.notifications ?? [],
  app: () => shop.app,
  tokens: () => shop.suite.tokens,
  rows: {
    getMessagePreferences: {},
    setMessagePreferences: { body: { kinds: [{ kind: 'welcome', channel: 'sms', on: true }] } },
    unsubscribe: { query: { token: 'nobody.welcome.x' } },
    openUnsubscribe: { query: { token: 'nobody.welcome.x' } },
    reportBounces: {
      body: { events: [{ email: 'gone@example.com', type: 'bounce' }] },
      expected: { anonymous: 403, customer: 403, other: 403, staff: 403 },
    },
    listOrderMessages: { query: { order: anId() } },
    listFailedMessages: {},
    settleFailedMessage: {
      params: { id: 'a'.repeat(40) },
      body: { action: 'dismiss' },
      expected: { staff: 404 },
    },
    listMessageKinds: {},
    listConversations: {},
    countConversations: {},
    listUnreadConversations: {},
    getConversation: aConversation,
    writeConversationMessage: async () => ({
      ...(await aConversation()),
      body: { messageId: randomUUID(), text: 'Hello' },
    }),
    markConversationRead: async () => ({ ...(await aConversation()), body: { total: 1 } }),
    settleConversation: async () => ({ ...(await aConversation()), body: { total: 1 } }),
    // Each user follows their own.
    followOwnOrders: { expected: { other: 200, staff: 200 } },
    askTrackCode: { body: { number: '6b03e41c', contact: 'nobody@example.com' } },
    openTrackLink: { body: { number: '6b03e41c', contact: 'nobody@example.com', code: '000000' } },
    addDevice: {
      body: {
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      },
      expected: { customer: 400, other: 400, staff: 400 },
    },
    removeDevice: { body: { endpoint: 'https://push.example/1' } },
    followAllOrders: {},
    previewMessage: { params: { kind: 'order-confirmed' }, query: { language: 'hi' } },
    sendTestMessage: { params: { kind: 'order-confirmed' }, body: { language: 'hi' } },
    setMessageSentence: {
      params: { kind: 'order-delivered' },
      body: { language: 'en', sentence: 'Please send us a picture.' },
    },
  },
});

/** A customer with an account, who was welcomed. */
async function aCustomer(role?: Role) {
  const userId = anId();
  const person = { userId, name: 'Asha', email: `asha-${userId}@example.com`, isAdmin: role !== undefined };
  await shop.publish(userRegistered, { ...person, ...(role ? { role } : {}) }, randomUUID(), justBefore());
  await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
  const token = shop.suite.tokens.for({ id: userId, email: person.email, ...(role ? { role } : {}) });
  const signedIn = { Authorization: `Bearer ${token}` };
  return {
    ...person,
    subjects: () => shop.server.to(person.email).map(({ subject }) => subject),
    choose: (body: object) =>
      request(shop.app).put('/api/notifications/preferences').set(signedIn).send(body).expect(200),
    read: async () => (await request(shop.app).get('/api/notifications/preferences').set(signedIn).expect(200)).body,
  };
}
type Customer = Awaited<ReturnType<typeof aCustomer>>;

const about = ({ userId, name, email }: Customer, orderId = anId()) => ({
  orderId,
  userId,
  customer: { name, email },
  totalPaise: 50_000,
  placedAt: new Date().toISOString(),
  lines: [],
});

describe('a customer', () => {
  it('is not told what they have turned off, and always what a law asks for', async () => {
    const customer = await aCustomer();
    await eventually(() => expect(customer.subjects()).toHaveLength(1));
    const off = [...REQUIRED_KINDS, 'order-delivered'].map((kind) => ({ kind, channel: 'email', on: false }));
    const { body } = await customer.choose({ kinds: off });
    const on = body.kinds.filter(({ on: channels }: { on: string[] }) => channels.includes('email'));
    expect(on.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining([...REQUIRED_KINDS]));
    expect(on.map(({ kind }: { kind: string }) => kind)).not.toContain('order-delivered');
    const order = about(customer);
    await shop.publish(orderDelivered, order);
    await shop.publish(orderConfirmed, order);
    await eventually(() => expect(customer.subjects()).toHaveLength(2));
    expect(customer.subjects()[1]).toContain('is confirmed');
    expect(await shop.models.messages.countDocuments({ personId: customer.userId, kind: 'order-delivered' })).toBe(0);
  });

  it('does not get what still waited when they turned it off, except what a law asks for', async () => {
    const customer = await aCustomer();
    const { messages } = shop.models;
    const { userId: personId, email: to } = customer;
    const waiting = { channel: 'email', personId, to, language: 'en', about: null, seq: 1 } as const;
    const kinds = ['order-delivered', 'payment-failed', 'proof-reminder', 'order-confirmed'] as const;
    const dueAt = new Date(Date.now() + 3_600_000);
    await createMessageStore(messages).add(
      kinds.map((kind) => ({ ...waiting, kind, cause: kind, dueAt, data: { name: 'Asha' } })),
    );
    await messages.updateOne({ personId, kind: 'payment-failed' }, { $set: { state: 'held' } });
    const off = kinds.filter((kind) => kind !== 'proof-reminder');
    await customer.choose({ kinds: off.map((kind) => ({ kind, channel: 'email', on: false })) });
    const links = createUnsubscribeLinks(MESSAGE_KEY, 'https://shop.example');
    const { pathname, search } = new URL(links.linkFor(personId, 'proof-reminder') ?? '');
    await request(shop.app).post(`${pathname}${search}`).expect(200);
    const stateOf = async (kind: (typeof kinds)[number]) => (await messages.findOne({ personId, kind }).lean())?.state;
    expect(await Promise.all(kinds.map(stateOf))).toEqual(['dropped', 'dropped', 'dropped', 'waiting']);
  });

  it('loses no choice when two are made at the same time', async () => {
    const customer = await aCustomer();
    const off = ['welcome', 'order-delivered', 'bulk-order-status'];
    await Promise.all(off.map((kind) => customer.choose({ kinds: [{ kind, channel: 'email', on: false }] })));
    const { kinds } = await customer.read();
    const isOff = ({ kind, on }: { kind: string; on: string[] }) => off.includes(kind) && !on.includes('email');
    expect(kinds.filter(isOff)).toHaveLength(off.length);
  });

  it('gets messages in the language chosen in the profile', async () => {
    const customer = await aCustomer();
    await customer.choose({ language: 'hi' });
    await shop.publish(orderConfirmed, { ...about(customer), language: 'en' });
    await eventually(() => expect(customer.subjects()).toContainEqual(expect.stringContaining('पक्का हो गया')));
    await customer.choose({ language: null });
    expect((await customer.read()).language).toBeNull();
  });

  it('turns a kind off with one click in the mail program, and no other', async () => {
    const customer = await aCustomer();
    await shop.publish(orderDelivered, about(customer));
    await eventually(() => expect(customer.subjects()).toHaveLength(2));
    const headerOf = (subject: RegExp, key: string) =>
      shop.server
        .to(customer.email)
        .find((mail) => subject.test(mail.subject ?? ''))
        ?.headers.find((header) => header.key === key)?.value;
    expect(headerOf(/delivered/, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/<(.*)>/.exec(headerOf(/delivered/, 'list-unsubscribe') ?? '')?.[1] ?? '');
    expect(link.origin).toBe('https://shop.example');
    // As mail programs send it: RFC 8058, section 3.1.
    const click = (address: string) => request(shop.app).post(address).type('form').send('List-Unsubscribe=One-Click');
    await click(`${link.pathname}${link.search.replace('order-delivered', 'welcome')}`).expect(404);
    const page = await request(shop.app).get(`${link.pathname}${link.search}`).expect(303);
    const token = link.searchParams.get('token');
    expect(page.headers.location).toBe(`https://shop.example/unsubscribe#token=${token}`);
    expect((await customer.read()).kinds.every(({ on }: { on: string[] }) => on.includes('email'))).toBe(true);
    await click(`${link.pathname}${link.search}`).expect(200);
    const { kinds } = await customer.read();
    const off = kinds.filter(({ on }: { on: string[] }) => !on.includes('email'));
    expect(off.map(({ kind }: { kind: string }) => kind)).toEqual(['order-delivered']);
  });

  it('cannot turn off what a law asks for, so such a mail offers it nowhere', async () => {
    const customer = await aCustomer();
    await shop.publish(orderConfirmed, about(customer));
    await eventually(() => expect(customer.subjects()).toHaveLength(2));
    const mail = shop.server.to(customer.email).find(({ subject }) => subject?.includes('is confirmed'));
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  it('cannot turn off invoices by the links of mails that came before they were required', async () => {
    const customer = await aCustomer();
    const links = createUnsubscribeLinks(MESSAGE_KEY, 'https://shop.example');
    const { pathname, search } = new URL(links.linkFor(customer.userId, 'invoice-issued') ?? '');
    const res = await request(shop.app).post(`${pathname}${search}`).expect(409);
    expect(res.body.code).toBe('kind-required');
    expect((await customer.read()).kinds).toContainEqual(
      expect.objectContaining({ kind: 'invoice-issued', required: true }),
    );
  });

  const came = 'whose mail came back as a %s learns of it, and gets the waiting mails after confirming the address';
  it.each(['bounce', 'complaint'] as const)(came, async (type) => {
    const customer = await aCustomer();
    await eventually(() => expect(customer.subjects()).toHaveLength(1));
    const report = { events: [{ email: customer.email.toUpperCase(), type, reason: 'mailbox full' }] };
    await request(shop.app).post('/api/notifications/bounces').send(report).expect(403);
    await request(shop.app)
      .post('/api/notifications/bounces')
      .set('X-Bounce-Secret', BOUNCE_SECRET)
      .send(report)
      .expect(200);
    const order = about(customer);
    await shop.publish(orderConfirmed, order);
    const manager = { Authorization: `Bearer ${shop.suite.tokens.for(callers.manager)}` };
    const said = () => request(shop.app).get('/api/notifications').query({ order: order.orderId }).set(manager);
    await eventually(async () =>
      expect((await said()).body).toMatchObject([
        { kind: 'order-confirmed', state: 'held', fault: 'address', refused: true, nextTryAt: null },
      ]),
    );
    expect((await customer.read()).refused).toMatchObject({ address: customer.email, why: type });
    await customer.choose({ confirmAddress: true });
    await eventually(() => expect(customer.subjects()).toHaveLength(2));
    expect((await customer.read()).refused).toBeNull();
    await eventually(async () =>
      expect((await said()).body).toMatchObject([
        {
          state: 'sent',
          fault: null,
          refused: false,
          subject: expect.stringContaining('is confirmed'),
          to: customer.email,
        },
      ]),
    );
  });

  it('reads of each mail what it said, for staff only', async () => {
    const customer = await aCustomer();
    const order = about(customer);
    await shop.publish(orderConfirmed, order);
    const production = { Authorization: `Bearer ${shop.suite.tokens.for(callers.production)}` };
    await eventually(async () => {
      const res = await request(shop.app).get('/api/notifications').query({ order: order.orderId }).set(production);
      expect(res.body).toMatchObject([{ text: expect.stringContaining('₹500.00'), language: 'en', channel: 'email' }]);
    });
  });
});

describe('staff', () => {
  it('are told at once of what they chose, within their role', async () => {
    const [owner, catalogue] = [await aCustomer('owner'), await aCustomer('catalogue')];
    await owner.choose({ staff: [{ kind: 'low-stock', when: 'now' }] });
    await catalogue.choose({
      staff: [
        { kind: 'low-stock', when: 'now' },
        { kind: 'new-bulk-order', when: 'now' },
      ],
    });
    const productId = anId();
    const left = [{ productId, name: 'Steel mug', stock: 2 }];
    await shop.publish(stockReserved, { orderId: anId(), productIds: [productId], left });
    await shop.publish(stockReserved, { orderId: anId(), productIds: [productId], left });
    await shop.publish(bulkOrderPlaced, {
      bulkOrderId: anId(),
      userId: null,
      status: 'Pending',
      totalPaise: 9_000,
      name: 'Ravi',
      pieces: 24,
    });
    await eventually(() => expect(owner.subjects()).toHaveLength(2));
    expect(owner.subjects()).toEqual(
      expect.arrayContaining(['Steel mug is running low', expect.stringContaining('New bulk order')]),
    );
    await eventually(() => expect(catalogue.subjects()).toEqual(['Steel mug is running low']));
    expect((await catalogue.read()).staff).toEqual([{ kind: 'low-stock', when: 'now' }]);
  });

  it('hear once a day of events that a service could not process, if they own the shop', async () => {
    const [owner, manager] = [await aCustomer('owner'), await aCustomer('manager')];
    const found = { queue: `cart.${anId()}`, count: 2 };
    await shop.publish(cartDeadLettersFound, found);
    await shop.publish(cartDeadLettersFound, { ...found, count: 3 });
    await shop.publish(bulkOrderPlaced, {
      bulkOrderId: anId(),
      userId: null,
      status: 'Pending',
      totalPaise: 9_000,
      name: 'Ravi',
      pieces: 24,
    });
    await eventually(() => expect(manager.subjects()).toEqual([expect.stringContaining('New bulk order')]));
    await eventually(() => expect(owner.subjects()).toHaveLength(2));
    expect(owner.subjects()).toContain('The shop could not process some events');
  });

  it('are not welcomed like customers', async () => {
    const owner = await aCustomer('owner');
    expect(await shop.models.messages.countDocuments({ personId: owner.userId })).toBe(0);
  });
});
