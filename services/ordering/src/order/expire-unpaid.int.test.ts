import { orderCancelled } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
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

const HOUR_MS = 3_600_000;

async function anOrder(part: Partial<Order> = {}): Promise<string> {
  const placedAt = new Date(Date.now() - 49 * HOUR_MS);
  const order = sampleOrder({ paymentMethod: 'UPI', placedAt, timeline: [], ...part });
  await orders.insert(order, undefined, unpaidUntil(order, 48));
  return order.id;
}

it('cancels what was not paid in time, once, however many do so, and tells the catalog', async () => {
  const late = await anOrder();
  const kept = [
    await anOrder({ placedAt: new Date(Date.now() - 47 * HOUR_MS) }),
    await anOrder({ paymentStatus: 'paid' }),
    await anOrder({ paymentMethod: 'cash_on_delivery' }),
    await anOrder({ isDelivered: true }),
  ];
  const instances = [1, 2].map(() => expireUnpaid(orders, 48, service.parts.logger));
  await Promise.all(instances.map(({ sweep }) => sweep()));
  const expired = await orders.find(late);
  expect(expired).toMatchObject({ status: 'cancelled', timeline: [{ by: 'shop', note: 'Not paid within 48 hours.' }] });
  for (const id of kept) expect(await orders.find(id)).toMatchObject({ status: 'confirmed', timeline: [] });
  await eventually(() => expect(cancelled).toEqual([late]));
  expect(await orders.listOverdue(new Date(), 10)).toEqual([]);
  await Promise.all(instances.map(({ close }) => close()));
});
