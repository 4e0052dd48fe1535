import { bulkOrderPlaced, bulkOrderUpdated, orderConfirmed } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from '../notifications.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: KEY, TRACK_LIMIT_PER_ADDRESS: '8' } });
});
afterAll(() => shop.close());

let addresses = 0;
const anAddress = () => `203.0.113.${++addresses}`;
const post = (path: string, body: object, address = anAddress()) =>
  request(shop.app).post(`/api/notifications/${path}`).set('X-Forwarded-For', address).send(body);

/** A bulk order of a guest, whose contacts the service knows. */
async function anOrder(part: { userId?: string | null; phone?: string } = {}) {
  const id = String(new Types.ObjectId());
  const email = `Ravi-${id}@example.com`;
  const placed = { bulkOrderId: id, userId: null, status: 'Pending', totalPaise: 100, name: 'Ravi', email, ...part };
  await shop.publish(bulkOrderPlaced, placed);
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: id })).toBe(1));
  return { id, number: id.slice(0, 8), email, placed };
}
const codesTo = (email: string) =>
  shop.server.to(email).flatMap(({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? '')?.[1] ?? []);
async function aCode({ number, email }: { number: string; email: string }) {
  const before = codesTo(email).length;
  await post('track-codes', { number, contact: email }).expect(202);
  await eventually(() => expect(codesTo(email)).toHaveLength(before + 1));
  return codesTo(email).at(-1) ?? '';
}
const open = (order: { number: string; email: string }, code: string, address = anAddress()) =>
  post('track-links', { number: order.number, contact: order.email, code }, address);

describe('a guest', () => {
  it('opens a bulk order by number, contact and the code that comes there, once', async () => {
    const order = await anOrder();
    const code = await aCode({ ...order, number: `#${order.number.toUpperCase()}` });
    const { body } = await open(order, code).expect(200);
    expect(body).toMatchObject({ orderId: order.id, kind: 'bulk-order' });
    expect(createMailLinks({ mail: KEY }).readOrder(body.token)).toBe(order.id);
    expect((await open(order, code)).body.code).toBe('wrong-code');
  });

  it('is told of an order that was a quotation, and opens it by the mail or by its number', async () => {
    const id = String(new Types.ObjectId());
    const email = `sharma-${id}@example.com`;
    await shop.publish(orderConfirmed, {
      orderId: id,
      userId: null,
      customer: { name: 'Sharma Sweets', email },
      language: 'en',
      totalPaise: 6250_00,
      placedAt: new Date().toISOString(),
      lines: [],
      quotedLines: [{ name: 'Brochure, A4', quantity: 1000 }],
      quotation: { id: String(new Types.ObjectId()), number: 'Q-2026-0007' },
    });
    const mail = await eventually(() => {
      const [first] = shop.server.to(email);
      expect(first?.text).toContain('What we quoted in Q-2026-0007 is now your order.');
      return first;
    });
    expect(mail?.text).toContain('Brochure, A4');
    const [, token = ''] = /\/track\?of=order#token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    expect(createMailLinks({ mail: KEY }).readOrder(token)).toBe(id);

    const order = { number: id.slice(-6), email };
    const { body } = await open(order, await aCode(order)).expect(200);
    expect(body).toMatchObject({ orderId: id, kind: 'order' });
    expect(shop.server.to(email).at(-1)?.text).toContain(`Your code for order #${order.number.toUpperCase()}`);
  });

  it('gets the same answer whether there is such an order or not, and no code for the contact of another', async () => {
    const order = await anOrder();
    const asked = await Promise.all([
      post('track-codes', { number: order.number, contact: order.email }),
      post('track-codes', { number: order.number, contact: `somebody-${order.id}@example.com` }),
      post('track-codes', { number: '00000000', contact: order.email }),
    ]);
    expect(asked.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(3).fill({ status: 202, body: { channels: ['email'] } }),
    );
    await eventually(() => expect(codesTo(order.email)).toHaveLength(1));
    expect(codesTo(`somebody-${order.id}@example.com`)).toEqual([]);
  });

  it('has five tries, also when many come at once; a new code gives new ones', async () => {
    const order = await anOrder();
    const code = await aCode(order);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const tries = await Promise.all(Array.from({ length: 5 }, () => open(order, wrong)));
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill(400));
    expect((await open(order, code)).status).toBe(400);
    await open(order, await aCode(order)).expect(200);
  });

  it('uses a code once, however many try at the same time', async () => {
    const order = await anOrder();
    const code = await aCode(order);
    const tries = await Promise.all(Array.from({ length: 4 }, () => open(order, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('with an account finds nothing here', async () => {
    const order = await anOrder({ userId: String(new Types.ObjectId()) });
    const guests = await anOrder();
    await post('track-codes', { number: order.number, contact: order.email }).expect(202);
    await aCode(guests);
    expect(codesTo(order.email)).toEqual([]);
  });
});

describe('guessing', () => {
  it('is limited by address, and by order and contact', async () => {
    const address = anAddress();
    const ask = (contact: string, from: string) => post('track-codes', { number: '12345678', contact }, from);
    const statuses: number[] = [];
    for (let n = 0; n < 9; n++) statuses.push((await ask(`one-${n}@example.com`, address)).status);
    expect(statuses).toEqual([...Array(8).fill(202), 429]);
    const toOne: number[] = [];
    for (let n = 0; n < 6; n++) toOne.push((await ask('victim@example.com', anAddress())).status);
    expect(toOne).toEqual([...Array(5).fill(202), 429]);
  });

  it('with a wrong number keeps nobody from their own order', async () => {
    const order = await anOrder();
    for (let n = 0; n < 6; n++) await post('track-codes', { number: '00000000', contact: order.email });
    await open(order, await aCode(order)).expect(200);
  });

  it('is sent five codes an hour, however the number is written', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    for (let n = 0; n < 5; n++) await aCode(order);
    await post('track-codes', { number: order.id.slice(-6), contact: order.email }).expect(202);
    await aCode(other); // the one before would have come first
    expect(codesTo(order.email)).toHaveLength(5);
  });

  it('of codes from one address comes to an end', async () => {
    const [order, address] = [await anOrder(), anAddress()];
    const statuses = new Set<number>();
    for (let n = 0; n < 41; n++) statuses.add((await open(order, '000000', address)).status);
    expect([...statuses]).toEqual([400, 429]);
  });
});

describe('the mail about a bulk order of a guest', () => {
  it('leads to it by a signed link, which is stored nowhere', async () => {
    const order = await anOrder();
    await shop.publish(bulkOrderUpdated, { ...order.placed, status: 'In Production', by: 'staff' });
    await eventually(() => expect(shop.server.to(order.email)).toHaveLength(2));
    for (const { html } of shop.server.to(order.email)) {
      const [, token = ''] = /https:\/\/shop\.example\/track#token=([\w.-]+)/.exec(html ?? '') ?? [];
      expect(createMailLinks({ mail: KEY }).readOrder(token)).toBe(order.id);
      const stored = await shop.models.messages.find({ about: order.id }).lean();
      expect(JSON.stringify(stored)).not.toContain(token);
    }
  });
});
