import {
  billingPaymentReceived,
  billingPaymentReported,
  type EventContract,
  type EventData,
  orderPaid,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { newId, sampleOrder } from './order.fixture.ts';
import type { OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

let orders: OrderStore;
const paid: string[] = [];
const causes = new Map<string, string | undefined>();
const service = testOrdering(async (parts) => {
  orders = parts.orders;
  await parts.broker.listen({
    events: [orderPaid],
    handle: ({ data, cause }) => {
      paid.push(data.orderId);
      causes.set(data.orderId, cause);
    },
  });
});
const publish = <E extends EventContract>(event: E, data: EventData<E>, id = crypto.randomUUID()) =>
  service.parts.broker.publish({
    id,
    key: event.key,
    occurredAt: new Date().toISOString(),
    data,
  });
const stored = async (part: Partial<Order> = {}): Promise<string> => {
  const unpaidUntil = new Date(Date.now() + 60_000);
  const order = sampleOrder({ userId: callers.customer.id, paymentMethod: 'UPI', unpaidUntil, timeline: [], ...part });
  await orders.insert(order);
  return order.id;
};
const read = async (id: string) =>
  (
    await request(service.app)
      .get(`/api/order/details/${id}`)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers.customer)}`)
  ).body;
const about = (orderId: string) => ({ orderId, isBulk: false, userId: callers.customer.id });
const received = (orderId: string, balancePaise: number) =>
  publish(billingPaymentReceived, { ...about(orderId), paise: 100_00, balancePaise, by: 'shop' });

it('is paid once nothing is owed, however often that is told', async () => {
  const id = await stored();
  expect((await read(id)).payBy).toEqual(expect.any(String));
  await Promise.all([1, 2, 3].map(() => received(id, 0)));
  await eventually(async () => expect(await read(id)).toMatchObject({ paymentStatus: 'paid' }));
  await eventually(() => expect(paid.filter((one) => one === id)).toHaveLength(1));
  expect(await read(id)).not.toHaveProperty('payBy');
});

it('tells that it is paid with the payment as the cause', async () => {
  const [id, cause] = [await stored(), crypto.randomUUID()];
  await publish(billingPaymentReceived, { ...about(id), paise: 599_00, balancePaise: 0, by: 'shop' }, cause);
  await eventually(() => expect(causes.get(id)).toBe(cause));
});

it.each([
  ['paid in whole meanwhile', { paise: 599_00, balancePaise: 0 }, 100_00],
  ['paid so far that the rest is covered', { paise: 500_00, balancePaise: 99_00 }, 1_00],
])('that became cheaper by ₹100 and was %s is paid, and owes a refund', async (_, received, refundPaise) => {
  const lines = sampleOrder().lines.map((line) => ({ ...line, pricePaise: 200_00 }));
  const id = await stored({ lines, itemsPaise: 400_00, totalPaise: 499_00 });
  const told = { ...about(id), ...received, refundDuePaise: 0, billedPaise: 599_00, by: 'shop' };
  await publish(billingPaymentReceived, told);
  await eventually(async () => expect(await read(id)).toMatchObject({ paymentStatus: 'paid' }));
  expect(await read(id)).toMatchObject({
    refundDue: refundPaise / 100,
    timeline: [{ event: 'paid' }, { event: 'refund-due', amount: refundPaise / 100 }],
  });
});

it('is no longer cancelled for being unpaid once a part is paid, or the customer says so', async () => {
  const [part, said, witness] = [await stored(), await stored(), await stored()];
  await received(part, 899_00);
  await publish(billingPaymentReported, { ...about(said), utr: '412345678901', balancePaise: 999_00 });
  for (const id of [part, said])
    await eventually(async () => expect((await orders.find(id))?.unpaidUntil).toBeUndefined());
  expect(await read(part)).toMatchObject({ paymentStatus: 'pending', status: 'confirmed' });
  expect((await read(witness)).payBy).toEqual(expect.any(String));
});

it('keeps when the advance of its quotation was paid, once that much was', async () => {
  const id = await stored({ quotation: { id: newId(), number: 'Q-1' }, advancePaise: 200_00 });
  const witness = await stored({ quotation: { id: newId(), number: 'Q-2' }, advancePaise: 200_00 });
  await received(id, 599_00 - 150_00);
  await received(witness, 0);
  await eventually(async () => expect((await orders.find(witness))?.paymentStatus).toBe('paid'));
  expect((await orders.find(id))?.advancePaidAt).toBeUndefined();
  await received(id, 599_00 - 200_00);
  await eventually(async () => expect((await orders.find(id))?.advancePaidAt).toEqual(expect.any(Date)));
  const first = (await orders.find(id))?.advancePaidAt;
  await received(id, 1_00);
  const last = await stored();
  await received(last, 0);
  await eventually(async () => expect((await orders.find(last))?.paymentStatus).toBe('paid'));
  expect(await orders.find(id)).toMatchObject({ advancePaidAt: first, paymentStatus: 'pending' });
});

it('has no paid advance any more once staff say that its payment failed, until another one comes', async () => {
  const id = await stored({ quotation: { id: newId(), number: 'Q-3' }, advancePaise: 200_00 });
  const advancePaidAt = async () => (await orders.find(id))?.advancePaidAt;
  await received(id, 599_00 - 200_00);
  await eventually(async () => expect(await advancePaidAt()).toEqual(expect.any(Date)));
  await request(service.app)
    .put(`/api/order/${id}/payment`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`)
    .send({ paymentStatus: 'failed', note: 'The cheque bounced' })
    .expect(200);
  expect(await advancePaidAt()).toBeUndefined();
  await received(id, 599_00 - 200_00);
  await eventually(async () => expect(await advancePaidAt()).toEqual(expect.any(Date)));
});

it('stays cancelled when it is paid after that', async () => {
  const [over, witness] = [await stored({ status: 'cancelled' }), await stored()];
  await received(over, 0);
  await received(witness, 0);
  await eventually(async () => expect((await orders.find(witness))?.paymentStatus).toBe('paid'));
  expect(await orders.find(over)).toMatchObject({ status: 'cancelled', paymentStatus: 'pending' });
});
