import { randomUUID } from 'node:crypto';
import { bulkOrderPlaced, orderAccepted, userRegistered } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from '../notifications.fixture.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
/** The time of the mails. */
let clock = () => new Date();
/** Runs steps between which nobody is away for long, however slow the machine is. */
async function inTime(steps: () => Promise<unknown>): Promise<void> {
  const start = new Date();
  clock = () => start;
  await steps();
  clock = () => new Date();
}
beforeAll(async () => {
  const MAIL_LINK_KEY = 'another key of tests with thirty-two characters';
  shop = await openNotifications({ instances: 2, settings: { MAIL_LINK_KEY }, now: () => clock() });
  const staff = { userId: callers.manager.id, name: 'Sunil', email: callers.manager.email };
  await shop.publish(userRegistered, { ...staff, isAdmin: true, role: 'manager' });
  const tara = { userId: callers.catalogue.id, name: 'Tara', email: callers.catalogue.email };
  await shop.publish(userRegistered, { ...tara, isAdmin: true, role: 'catalogue' });
  await eventually(async () => expect(await shop.models.people.countDocuments({ 'facts.isAdmin': true })).toBe(2));
});
afterAll(() => shop.close());

const anId = () => String(new Types.ObjectId());
type Caller = Parameters<typeof shop.suite.tokens.for>[0];
const as = (caller: Caller, method: 'post' | 'put', path: string) =>
  request(shop.app)
    [method](`/api/conversations/${path}`)
    .set('Authorization', `Bearer ${shop.suite.tokens.for(caller)}`);
const say = (caller: Caller, orderId: string, text: string) =>
  as(caller, 'post', `${orderId}/messages`).send({ messageId: randomUUID(), text }).expect(201);

async function anOrder(language: 'en' | 'hi' = 'en') {
  const [id, orderId] = [anId(), anId()];
  const customer = { id, name: 'Asha', email: `asha-${id}@example.com` };
  const placed = { orderId, userId: id, customer: { name: 'Asha', email: customer.email }, language };
  await shop.publish(orderAccepted, { ...placed, placedAt: new Date().toISOString(), lines: [] });
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: orderId })).toBe(1));
  return { customer, orderId };
}
const about = (email: string, orderId: string) =>
  shop.server
    .to(email)
    .filter(({ subject, text }) => text?.includes(orderId) && /answered|Question|जवाब/.test(subject ?? ''));
/** Resolves when no email about a message is due any more, and none waits to be sent. */
const allTold = () =>
  eventually(async () => {
    const due = { $or: [{ 'mailAt.customer': { $exists: true } }, { 'mailAt.shop': { $exists: true } }] };
    expect(await shop.models.conversations.countDocuments(due)).toBe(0);
    expect(await shop.models.messages.countDocuments({ state: 'waiting' })).toBe(0);
  });

it('mails staff who may answer once about several questions, with the texts and a link to the page', async () => {
  const { customer, orderId } = await anOrder();
  await inTime(async () => {
    await say(customer, orderId, 'Can you print <b>both</b> sides?');
    await say(customer, orderId, 'And in blue?');
  });
  await eventually(() => expect(about(callers.manager.email, orderId)).toHaveLength(1));
  const [mail] = about(callers.manager.email, orderId);
  expect(mail?.subject).toBe(`Question about order #${orderId.slice(-6).toUpperCase()}`);
  expect(mail?.text).toContain('“Can you print <b>both</b> sides?”');
  expect(mail?.text).toContain('“And in blue?”');
  expect(mail?.html).toContain('&lt;b&gt;both');
  expect(mail?.text).toContain(`https://shop.example/admin/conversations/${orderId}`);
  await allTold();
  expect(about(callers.manager.email, orderId)).toHaveLength(1);
  expect(about(callers.catalogue.email, orderId)).toEqual([]);
  await say(customer, orderId, 'Hello?');
  await eventually(() => expect(about(callers.manager.email, orderId)).toHaveLength(2));
  const [, next] = about(callers.manager.email, orderId);
  expect(next?.text).toContain('“Hello?”');
  expect(next?.text).not.toContain('And in blue?');
});

it("mails the customer in the order's language what they have not read", async () => {
  const { customer, orderId } = await anOrder('hi');
  await say(callers.manager, orderId, 'हाँ, हो जाएगा।');
  await eventually(() => expect(about(customer.email, orderId)).toHaveLength(1));
  const [mail] = about(customer.email, orderId);
  expect(mail?.subject).toBe(`ऑर्डर #${orderId.slice(-6).toUpperCase()} पर हमारा जवाब`);
  expect(mail?.text).toContain('“हाँ, हो जाएगा।”');
  expect(mail?.text).toContain(`https://shop.example/order/${orderId}`);
});

it('mails nobody who has read in time', async () => {
  const { customer, orderId } = await anOrder();
  await inTime(async () => {
    await say(customer, orderId, 'Where is it?');
    await as(callers.manager, 'put', `${orderId}/read`).send({ total: 1 }).expect(200);
    await say(callers.manager, orderId, 'On its way.');
    await as(customer, 'put', `${orderId}/read`).send({ total: 2 }).expect(200);
  });
  const witness = await anOrder();
  await say(witness.customer, witness.orderId, 'Hello');
  await eventually(() => expect(about(callers.manager.email, witness.orderId)).toHaveLength(1));
  await allTold();
  expect(about(customer.email, orderId)).toEqual([]);
  expect(about(callers.manager.email, orderId)).toEqual([]);
});

it('opens the page of a bulk order from its mail', async () => {
  const [id, bulkOrderId] = [anId(), anId()];
  const email = `ravi-${id}@example.com`;
  await shop.publish(userRegistered, { userId: id, name: 'Ravi', email, isAdmin: false });
  await shop.publish(bulkOrderPlaced, { bulkOrderId, userId: id, status: 'Pending', totalPaise: 100, name: 'Ravi' });
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: bulkOrderId })).toBe(1));
  await say(callers.manager, bulkOrderId, 'Which blue?');
  await eventually(() => expect(about(email, bulkOrderId)).toHaveLength(1));
  expect(about(email, bulkOrderId)[0]?.text).toContain(`https://shop.example/bulk-orders/${bulkOrderId}`);
});

it('leads a guest to the page of their order by a link', async () => {
  const bulkOrderId = anId();
  const email = `guest-${bulkOrderId}@example.com`;
  await shop.publish(bulkOrderPlaced, {
    bulkOrderId,
    userId: null,
    status: 'Pending',
    totalPaise: 100,
    name: 'A',
    email,
  });
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: bulkOrderId })).toBe(1));
  await say(callers.manager, bulkOrderId, 'Which blue?');
  const answered = () => shop.server.to(email).filter(({ text }) => text?.includes('“Which blue?”'));
  await eventually(() => expect(answered()).toHaveLength(1));
  expect(answered()[0]?.text).toMatch(/https:\/\/shop\.example\/track#token=[\w.-]+/);
});
