import { orderCancelled } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { createWorks } from '@print-shop/service-kit';
import { eventually, testService } from '@print-shop/test-kit';
import express from 'express';
import { expireUnpaid, unpaidUntil } from './expire-unpaid.ts';
import { sampleOrder } from './order.fixture.ts';
import { orderModel } from './order.schema.ts';
import { createOrderStore, type OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

let orders: OrderStore;
const cancelled: string[] = [];

const service = testService(async (parts) => {
  const model = orderModel(parts.mongo);
  const relay = createRelay({ ...parts, models: [model] });
  parts.onClose('outbox', () => relay.close());
  orders = createOrderStore(model, relay);
  await parts.broker.listen({ events: [orderCancelled], handle: ({ data }) => void cancelled.push(data.orderId) });
  return express();
});

const MINUTE_MS = 60_000;

async function anOrder(part: Partial<Order> = {}, minutes = 30): Promise<string> {
  const placedAt = new Date(Date.now() - 31 * MINUTE_MS);
  const order = sampleOrder({ paymentMethod: 'UPI', placedAt, timeline: [], ...part });
  const payBy = unpaidUntil(order, minutes);
  await orders.insert({ ...order, ...(payBy ? { unpaidUntil: payBy } : {}) });
  return order.id;
}

it('cancels what was not paid in time, once, however many do so, and tells the catalog', async () => {
  const late = await anOrder();
  const reported = await anOrder();
  await orders.keep(reported);
  const kept = [
    await anOrder({ placedAt: new Date(Date.now() - 29 * MINUTE_MS) }),
    await anOrder({ paymentStatus: 'paid' }),
    await anOrder({ paymentMethod: 'cash_on_delivery' }),
    await anOrder({ isDelivered: true }),
    await anOrder({ begunAt: new Date() }),
    reported,
  ];
  const instances = [1, 2].map(() => expireUnpaid(createWorks(service.parts), orders, 30));
  await Promise.all(instances.map(({ sweep }) => sweep()));
  const expired = await orders.find(late);
  expect(expired).toMatchObject({
    status: 'cancelled',
    timeline: [{ by: 'shop', note: 'Not paid within 30 minutes.', noteHi: '30 मिनट में पेमेंट नहीं हुआ।' }],
  });
  for (const id of kept) expect(await orders.find(id)).toMatchObject({ status: 'confirmed', timeline: [] });
  await eventually(() => expect(cancelled).toEqual([late]));
  expect(await orders.listOverdue(new Date(), 10)).toEqual([]);
  await Promise.all(instances.map(({ close }) => close()));
});

it.each([
  [1, '1 minute'],
  [90, '90 minutes'],
  [60, '1 hour'],
  [2880, '48 hours'],
])('says %i minutes as %s', async (minutes, words) => {
  const placedAt = new Date(Date.now() - (minutes + 1) * MINUTE_MS);
  const id = await anOrder({ placedAt }, minutes);
  const expiry = expireUnpaid(createWorks(service.parts), orders, minutes);
  await expiry.sweep();
  await expiry.close();
  expect((await orders.find(id))?.timeline[0]?.note).toBe(`Not paid within ${words}.`);
});
