import {
  billingAccountCredited,
  type EventData,
  type Order,
  orderClaimDecided,
  orderClaimed,
  shopUpdated,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { newId, sampleOrder } from './order.fixture.ts';
import type { OrderStore } from './order.store.ts';
import type { Order as StoredOrder } from './order.ts';

let orders: OrderStore;
const claimed: EventData<typeof orderClaimed>[] = [];
const decided: EventData<typeof orderClaimDecided>[] = [];

const service = testOrdering(async (its) => {
  orders = its.orders;
  await its.broker.listen({ events: [orderClaimed], handle: ({ data }) => void claimed.push(data) });
  await its.broker.listen({ events: [orderClaimDecided], handle: ({ data }) => void decided.push(data) });
});

type Caller = 'customer' | 'other' | 'owner' | 'production';
const as = (caller: Caller, method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](`/api/order${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);

/** A delivered and paid order of two mugs at ₹250 each, with ₹99 for shipping. */
async function anOrder(part: Partial<StoredOrder> = {}) {
  const at = new Date();
  const order = sampleOrder({
    userId: callers.customer.id,
    isDelivered: true,
    paymentStatus: 'paid',
    timeline: [
      { event: 'placed', at, by: 'customer', note: '' },
      { event: 'delivered', at, by: 'Meera', note: '' },
    ],
    ...part,
  });
  await orders.insert(order);
  return { id: order.id, line: order.lines[0]?.id ?? '' };
}
const picture = `/media/designs/${'a'.repeat(32)}.png`;
const wish = (line: string, part: object = {}) => ({
  kind: 'damaged',
  lines: [{ line, pieces: 1 }],
  text: 'The handle is off.',
  pictures: [picture],
  ...part,
});
const claim = (id: string, body: object, caller: Caller = 'customer') => as(caller, 'post', `/${id}/claims`).send(body);
const claimIdOf = ({ body }: { body: Order }): string => body.claims?.at(-1)?._id ?? '';
const decide = (id: string, claimId: string, body: object, caller: Caller = 'owner') =>
  as(caller, 'put', `/${id}/claims/${claimId}`).send(body);
const details = async (id: string): Promise<Order> => (await as('customer', 'get', `/details/${id}`)).body;
const eventsOf = ({ timeline }: Order) => timeline.map(({ event }) => event);

describe('a claim about an order', () => {
  it('is kept with its pictures, shows in the history, and is told of once however often it is sent', async () => {
    const { id, line } = await anOrder();
    const answers = await Promise.all([1, 2, 3].map(() => claim(id, wish(line))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const order = await details(id);
    expect(order.claims).toMatchObject([{ ...wish(line), state: 'open' }]);
    expect(eventsOf(order)).toEqual(['placed', 'delivered', 'claimed']);
    expect(Date.parse(order.claimableUntil ?? '')).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
    await eventually(() =>
      expect(claimed.filter(({ orderId }) => orderId === id)).toMatchObject([
        { kind: 'damaged', pieces: 1, pictures: [picture], customer: { email: 'asha@example.com' } },
      ]),
    );
  });

  it('is the customer’s alone, and of what was delivered', async () => {
    const { id, line } = await anOrder();
    for (const caller of ['other', 'owner'] as const) expect((await claim(id, wish(line), caller)).status).toBe(403);
    expect((await claim(newId(), wish(line))).status).toBe(404);
    expect((await claim(id, wish(newId()))).status).toBe(404);
    expect(await claim(id, wish(line, { lines: [{ line, pieces: 3 }] }))).toMatchObject({
      status: 409,
      body: { code: 'claim-pieces' },
    });
    expect(await claim(id, wish(line, { pictures: ['https://elsewhere.example/a.png'] }))).toMatchObject({
      status: 400,
    });
    const open = await anOrder({ isDelivered: false });
    expect(await claim(open.id, wish(open.line))).toMatchObject({ status: 409, body: { code: 'order-state' } });
    const old = new Date(Date.now() - 31 * 24 * 3600_000);
    const late = await anOrder({ timeline: [{ event: 'delivered', at: old, by: 'Meera', note: '' }] });
    expect(await claim(late.id, wish(late.line))).toMatchObject({ status: 409, body: { code: 'claim-too-late' } });
  });

  it('can be made for as many days as the settings of the shop say', async () => {
    const set = (version: number, value: object) => {
      const data = { section: 'delivery', version, value };
      const occurredAt = new Date().toISOString();
      return service.parts.broker.publish({ id: crypto.randomUUID(), key: shopUpdated.key, occurredAt, data });
    };
    const old = new Date(Date.now() - 31 * 24 * 3600_000);
    const late = await anOrder({ timeline: [{ event: 'delivered', at: old, by: 'Meera', note: '' }] });
    await set(1, { claimDays: 32 });
    const until = new Date(old.getTime() + 32 * 24 * 3600_000).toISOString();
    await eventually(async () => expect((await details(late.id)).claimableUntil).toBe(until));
    expect((await claim(late.id, wish(late.line))).status).toBe(200);
    await set(2, {});
    await eventually(async () => expect((await details(late.id)).claimableUntil).not.toBe(until));
  });

  it('is taken back until staff decide; its request, sent again, makes no other', async () => {
    const { id, line } = await anOrder();
    const sent = () => claim(id, wish(line)).set('Idempotency-Key', 'a claim');
    const claimId = claimIdOf(await sent());
    const withdraw = (caller: Caller = 'customer') => as(caller, 'post', `/${id}/claims/${claimId}/withdrawal`);
    expect((await withdraw('other')).status).toBe(403);
    expect((await withdraw()).body.claims).toMatchObject([{ state: 'withdrawn' }]);
    expect((await withdraw()).status).toBe(200);
    expect((await sent()).body.claims).toMatchObject([{ state: 'withdrawn' }]);
    expect(await decide(id, claimId, { decision: 'reprint', reason: 'Sorry' })).toMatchObject({ status: 409 });
  });
});

describe('staff', () => {
  it('refund once, however often and by how many it is decided, and the customer reads why', async () => {
    const { id, line } = await anOrder();
    const claimId = claimIdOf(await claim(id, wish(line)));
    const refund = { decision: 'refund', reason: 'It broke on the way.', amount: 250 };
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, claimId, refund)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const order = await details(id);
    expect(order).toMatchObject({ refundDue: 250, totalPrice: 599 });
    expect(order.claims).toMatchObject([{ state: 'accepted', remedy: 'refund', refund: 250, reason: refund.reason }]);
    expect(order.timeline.slice(-2)).toMatchObject([
      { event: 'claim-accepted', by: 'shop', note: refund.reason },
      { event: 'refund-due', amount: 250 },
    ]);
    await eventually(() =>
      expect(decided.filter(({ orderId }) => orderId === id)).toMatchObject([
        { state: 'accepted', remedy: 'refund', refundPaise: 250_00, reason: refund.reason },
      ]),
    );
  });

  it('of two decisions at once take one', async () => {
    const { id, line } = await anOrder();
    const claimId = claimIdOf(await claim(id, wish(line)));
    const answers = await Promise.all([
      decide(id, claimId, { decision: 'decline', reason: 'As ordered' }),
      decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount: 100 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refundDue = 0, claims = [] } = await details(id);
    expect(refundDue).toBe(claims[0]?.state === 'accepted' ? 100 : 0);
  });

  it('refund no more than the share of what the line cost in all', async () => {
    const lines = sampleOrder({}).lines.map((one) => ({ ...one, totalPaise: 480_00 }));
    const { id, line } = await anOrder({ lines });
    expect((await details(id)).orderItems).toMatchObject([{ price: 250, total: 480 }]);
    const claimId = claimIdOf(await claim(id, wish(line)));
    const refund = (amount: number) => decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount });
    expect([(await refund(240.01)).status, (await refund(240)).status]).toEqual([409, 200]);
  });

  it('refund no more than staff have left of the price', async () => {
    const { id, line } = await anOrder();
    const claimId = claimIdOf(await claim(id, wish(line)));
    const { totalPrice } = await details(id);
    const about = { orderId: id, isBulk: false, userId: callers.customer.id };
    // The later event comes first.
    for (const creditedPaise of [totalPrice * 100 - 50_00, 10_00])
      await service.parts.broker.publish({
        id: crypto.randomUUID(),
        key: billingAccountCredited.key,
        occurredAt: new Date().toISOString(),
        data: { ...about, paise: 10_00, creditedPaise },
      });
    const refund = (amount: number) => decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount });
    await eventually(async () =>
      expect((await refund(50.01)).body.message).toBe('At most ₹50 can be refunded for this.'),
    );
    await refund(50).expect(200);
  });

  it('refund no more than was paid for the pieces, and need the right and a reason', async () => {
    const { id, line } = await anOrder();
    const claimId = claimIdOf(await claim(id, wish(line)));
    const refund = (amount: number) => decide(id, claimId, { decision: 'refund', reason: 'Sorry', amount });
    expect(await refund(250.01)).toMatchObject({ status: 409, body: { code: 'refund-too-high' } });
    expect((await decide(id, claimId, { decision: 'decline', reason: ' ' })).body.message).toBe(
      'Please give a reason.',
    );
    expect((await decide(id, claimId, { decision: 'decline', reason: 'No' }, 'production')).status).toBe(403);
    const unpaid = await anOrder({ paymentStatus: 'pending' });
    const other = claimIdOf(await claim(unpaid.id, wish(unpaid.line)));
    expect(await decide(unpaid.id, other, { decision: 'refund', reason: 'Sorry', amount: 1 })).toMatchObject({
      status: 409,
      body: { message: 'At most ₹0 can be refunded for this.' },
    });
  });

  it('find the orders whose claims wait', async () => {
    const { id, line } = await anOrder();
    const listed = async () =>
      (await as('owner', 'get', '?claims=open&limit=100')).body.map(({ _id }: Order) => _id) as string[];
    expect(await listed()).not.toContain(id);
    const claimId = claimIdOf(await claim(id, wish(line)));
    expect(await listed()).toContain(id);
    await decide(id, claimId, { decision: 'reprint', reason: 'Sorry' }).expect(200);
    expect(await listed()).not.toContain(id);
  });
});
