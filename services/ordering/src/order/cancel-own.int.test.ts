import {
  type EventData,
  type Order,
  orderCancelled,
  orderDelivered,
  orderLinesCancelled,
  type TimelineEntry,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { newId, sampleOrder } from './order.fixture.ts';
import type { OrderStore } from './order.store.ts';
import type { Order as StoredOrder } from './order.ts';

let orders: OrderStore;
const wholes: EventData<typeof orderCancelled>[] = [];
const parts: EventData<typeof orderLinesCancelled>[] = [];
const delivered: EventData<typeof orderDelivered>[] = [];

const service = testOrdering(async (its) => {
  orders = its.orders;
  await its.broker.subscribe({
    queue: 'test.hear-cancellations',
    events: [orderCancelled],
    handle: async ({ data }) => void wholes.push(data),
  });
  await its.broker.subscribe({
    queue: 'test.hear-cancelled-lines',
    events: [orderLinesCancelled],
    handle: async ({ data }) => void parts.push(data),
  });
  await its.broker.listen({ events: [orderDelivered], handle: ({ data }) => void delivered.push(data) });
});

const userId = callers.customer.id;
const aLine = (name: string, pricePaise: number) => ({
  id: newId(),
  productId: newId(),
  name,
  image: '',
  quantity: 1,
  pricePaise,
  size: '',
  color: '',
  placement: '',
  design: '',
});
/** A confirmed order of a mug, a cap and a pen for ₹13,000; each of them alone is shipped free. */
async function anOrder(part: Partial<StoredOrder> = {}) {
  const lines = part.lines ?? [aLine('Mug', 7000_00), aLine('Cap', 5000_00), aLine('Pen', 1000_00)];
  const paise = lines.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const sums = { itemsPaise: paise, shippingPaise: 0, totalPaise: paise };
  const products = lines.map(({ productId, pricePaise }) => ({
    id: productId ?? '',
    type: '',
    pricePaise,
    happyHourDiscount: 0,
  }));
  const order = sampleOrder({ userId, lines, ...sums, basis: { products }, ...part });
  await orders.insert(order);
  const [mug = '', cap = '', pen = ''] = order.lines.map(({ id }) => id);
  return { id: order.id, mug, cap, pen };
}
const as = (caller: 'customer' | 'other' | 'owner' | 'production', method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](path)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
const cancel = (id: string, body: object = {}) => as('customer', 'post', `/api/order/${id}/cancellation`).send(body);
const details = async (id: string): Promise<Order> => (await as('customer', 'get', `/api/order/details/${id}`)).body;
const eventsOf = ({ timeline }: Order) => timeline.map(({ event }: TimelineEntry) => event);
const wholesOf = (id: string) => wholes.filter(({ orderId }) => orderId === id);
const partsOf = (id: string) => parts.filter(({ orderId }) => orderId === id);

describe('cancelling a line', () => {
  it('marks it, lowers the total, leaves shipping free, and tells of its pieces once', async () => {
    const { id, mug } = await anOrder();
    const { status, body } = await cancel(id, { lines: [mug], reason: 'Ordered twice' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', itemsPrice: 6000, shippingPrice: 0, totalPrice: 6000 });
    expect(body.orderItems.map((item: Order['orderItems'][number]) => Boolean(item.cancelledAt))).toEqual([
      true,
      false,
      false,
    ]);
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'line-cancelled',
      by: 'customer',
      note: 'Ordered twice',
      lines: [mug],
    });
    expect(body).not.toHaveProperty('refundDue');
    expect((await cancel(id, { lines: [mug] })).body).toEqual(body);
    await eventually(() =>
      expect(partsOf(id)).toMatchObject([
        { by: 'customer', totalPaise: 6000_00, lines: [{ lineId: mug, name: 'Mug', quantity: 1 }] },
      ]),
    );
  });

  it('leaves it out of what was delivered', async () => {
    const { id, mug } = await anOrder();
    const { body } = await cancel(id, { lines: [mug] });
    await as('owner', 'put', `/api/order/${id}/deliver`);
    const [, cap, pen] = (body as Order).orderItems.map(({ product }) => product);
    await eventually(() => expect(delivered.find(({ orderId }) => orderId === id)?.productIds).toEqual([cap, pen]));
  });

  it('that is the last one cancels the order', async () => {
    const { id, mug, cap, pen } = await anOrder();
    await cancel(id, { lines: [mug, cap] });
    const { body } = await cancel(id, { lines: [cap, pen] });
    expect(body).toMatchObject({ status: 'cancelled', totalPrice: 1000 });
    await eventually(() => expect(wholesOf(id)).toMatchObject([{ lines: [{ name: 'Pen' }], by: 'customer' }]));
  });

  it('of a paid order says what is to be refunded, until staff find that it was never paid', async () => {
    const { id, mug, cap } = await anOrder({ paymentStatus: 'paid' });
    await cancel(id, { lines: [mug] });
    const { body } = await cancel(id, { lines: [cap] });
    expect(body).toMatchObject({ totalPrice: 1000, refundDue: 12_000 });
    expect(body.timeline.slice(-2)).toMatchObject([{ event: 'line-cancelled' }, { event: 'refund-due', amount: 5000 }]);
    await eventually(() => expect(partsOf(id).map(({ refundDuePaise }) => refundDuePaise)).toEqual([7000_00, 5000_00]));
    const failed = await as('owner', 'put', `/api/order/${id}/payment`).send({ paymentStatus: 'failed' });
    expect(failed.body).not.toHaveProperty('refundDue');
  });

  it('is refused while the stock is still being checked, and the whole order is not', async () => {
    const { id, mug } = await anOrder({ status: 'waiting' });
    expect(await cancel(id, { lines: [mug] })).toMatchObject({ status: 409, body: { code: 'order-state' } });
    expect((await cancel(id)).body.status).toBe('cancelled');
  });

  it('is refused for an item that is not in the order', async () => {
    const [{ id }, other] = [await anOrder(), await anOrder()];
    const res = await cancel(id, { lines: [other.mug] });
    expect(res).toMatchObject({ status: 404, body: { message: 'This order has no such item.' } });
    expect((await cancel(newId())).status).toBe(404);
    expect((await cancel(id, { lines: [] })).status).toBe(400);
  });
});

describe('a line that stays', () => {
  it('keeps no free delivery that it owes to the line that goes', async () => {
    const { id, mug } = await anOrder({ lines: [aLine('Mug', 1200_00), aLine('Pen', 50_00)] });
    expect(await cancel(id, { lines: [mug] })).toMatchObject({
      status: 409,
      body: {
        code: 'priced-together',
        message:
          'The rest costs ₹50 only together with these items, and ₹149 alone. Please cancel the whole order and order again, or call us.',
      },
    });
    expect(await details(id)).toMatchObject({ totalPrice: 1250, status: 'confirmed' });
    expect((await cancel(id)).body.status).toBe('cancelled');
  });

  it('keeps its price where staff cancel the others, also once work has begun', async () => {
    const {
      id,
      mug,
      cap: pen,
    } = await anOrder({
      lines: [aLine('Mug', 1200_00), aLine('Pen', 50_00)],
      paymentStatus: 'paid',
      begunAt: new Date(),
    });
    const byStaff = (body: object) => as('owner', 'put', `/api/order/${id}/cancel`).send(body);
    const { body } = await byStaff({ lines: [mug], reason: 'The mugs broke' }).expect(200);
    expect(body).toMatchObject({ status: 'confirmed', totalPrice: 50, shippingPrice: 0, refundDue: 1200 });
    const shown = (await details(id)).timeline.slice(-2);
    expect(shown).toMatchObject([
      { event: 'line-cancelled', by: 'shop', note: 'The mugs broke', lines: [mug] },
      { event: 'refund-due', amount: 1200 },
    ]);
    expect((await byStaff({ lines: [mug], reason: 'Again' }).expect(200)).body.timeline).toHaveLength(
      body.timeline.length,
    );
    await eventually(() =>
      expect(partsOf(id)).toMatchObject([
        {
          by: 'staff',
          reason: 'The mugs broke',
          totalPaise: 50_00,
          lines: [{ lineId: mug }],
          bill: { lines: [{ id: pen }] },
        },
      ]),
    );
    expect((await byStaff({ lines: [pen], reason: 'The pens, too' }).expect(200)).body.status).toBe('cancelled');
    await eventually(() => expect(wholesOf(id)).toMatchObject([{ by: 'staff', lines: [{ name: 'Pen' }] }]));
  });

  it.each([
    [
      'that was handed over',
      { dispatchedAt: new Date() },
      'This order was handed over. Please give credit for what is missing.',
    ],
    ['whose stock is not decided', { status: 'waiting' as const }, 'This order still waits for its stock.'],
    ['that is cancelled already', { status: 'cancelled' as const }, undefined],
  ])('is cut off by staff from no order %s', async (_, part, message) => {
    const { id, mug } = await anOrder(part);
    const res = await as('owner', 'put', `/api/order/${id}/cancel`).send({ lines: [mug], reason: 'Broken' });
    expect([res.status, res.body.message]).toEqual(message ? [409, message] : [200, undefined]);
    expect((await details(id)).orderItems.every(({ cancelledAt }) => !cancelledAt)).toBe(true);
  });

  it('is cut off by staff from no item that the order does not have', async () => {
    const [{ id }, other] = [await anOrder(), await anOrder()];
    const res = await as('owner', 'put', `/api/order/${id}/cancel`).send({ lines: [other.mug], reason: 'Broken' });
    expect([res.status, res.body.code]).toEqual([404, 'order-line-not-found']);
  });

  it('of an order that does not say what its prices were made of is cancelled with the others', async () => {
    const { id, mug } = await anOrder({ basis: undefined });
    const message = 'We cannot cancel a part of this order here. Please cancel the whole order, or call us.';
    expect(await cancel(id, { lines: [mug] })).toMatchObject({ status: 409, body: { code: 'order-state', message } });
  });
});

describe('cancelling an order', () => {
  it('is for its customer alone', async () => {
    const { id } = await anOrder();
    for (const caller of ['other', 'owner', 'production'] as const) {
      expect((await as(caller, 'post', `/api/order/${id}/cancellation`).send({})).status).toBe(403);
    }
    expect((await details(id)).status).toBe('confirmed');
  });

  it('refunds what is left of a paid one, also when staff cancel it', async () => {
    const [own, staffs] = [await anOrder({ paymentStatus: 'paid' }), await anOrder({ paymentStatus: 'paid' })];
    await cancel(own.id, { lines: [own.pen] });
    expect((await cancel(own.id, { reason: 'No need' })).body).toMatchObject({
      status: 'cancelled',
      refundDue: 13_000,
    });
    await cancel(staffs.id, { lines: [staffs.pen] });
    const { body } = await as('owner', 'put', `/api/order/${staffs.id}/cancel`).send({ reason: 'No paper' });
    expect(body).toMatchObject({ status: 'cancelled', refundDue: 13_000 });
    await eventually(() => expect(wholesOf(staffs.id)).toMatchObject([{ by: 'staff', refundDuePaise: 12_000_00 }]));
  });

  it.each([
    ['begin', 'We have begun work on this order, so it cannot be cancelled here. Please call us.'],
    ['deliver', 'A delivered order cannot be cancelled.'],
  ])('is too late once staff %s', async (step, message) => {
    const { id, pen } = await anOrder();
    expect((await as('owner', 'put', `/api/order/${id}/${step}`)).status).toBe(200);
    for (const body of [{}, { lines: [pen] }]) {
      expect(await cancel(id, body)).toMatchObject({ status: 409, body: { message, code: 'order-state' } });
    }
  });

  it.each(['begin', 'deliver'])('at the moment when staff %s does one or the other, never both', async (step) => {
    for (let round = 0; round < 6; round++) {
      const { id, mug } = await anOrder();
      const body = round % 2 ? {} : { lines: [mug] };
      const [moved, cancelled] = await Promise.all([as('owner', 'put', `/api/order/${id}/${step}`), cancel(id, body)]);
      const order = await details(id);
      const events = eventsOf(order);
      const hasCancelled = events.includes('cancelled') || events.includes('line-cancelled');
      expect(cancelled.status).toBe(hasCancelled ? 200 : 409);
      expect([200, 409]).toContain(moved.status);
      if (events.includes('cancelled')) expect(moved.status).toBe(409);
      // A line that was cancelled first leaves an order that staff still begin or deliver.
      const [first, second] = [
        events.findIndex((event) => event.includes('cancelled')),
        events.findIndex((event) => event.startsWith(step)),
      ];
      if (first >= 0 && second >= 0) expect(first).toBeLessThan(second);
    }
  });

  it('line by line at the same moment returns each line once and cancels the order once', async () => {
    const { id, mug, cap, pen } = await anOrder({ paymentStatus: 'paid' });
    const bodies = [{ lines: [mug] }, { lines: [mug, cap] }, { lines: [cap] }, { lines: [pen] }, { lines: [mug] }, {}];
    const answers = await Promise.all(bodies.map((body) => cancel(id, body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const order = await details(id);
    expect(order).toMatchObject({ status: 'cancelled', refundDue: 13_000 });
    expect(eventsOf(order).filter((event) => event === 'cancelled')).toHaveLength(1);
    await eventually(() => {
      const told = [...partsOf(id), ...wholesOf(id)].flatMap(({ lines }) => lines.map(({ name }) => name));
      expect(told.sort()).toEqual(['Cap', 'Mug', 'Pen']);
    });
    expect(wholesOf(id)).toHaveLength(1);
  });

  it('of an order from before work was recorded goes as before', async () => {
    const { id } = await anOrder();
    const stored = service.parts.mongo.collection('orders');
    await stored.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { needsReview: 1, begunAt: 1 } });
    expect((await cancel(id)).body.status).toBe('cancelled');
  });
});
