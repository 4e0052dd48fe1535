import { dataExportRequested, orderingPersonalDataCollected, type PersonalDataPart } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { createWorks } from '@print-shop/service-kit';
import { eventually, testService } from '@print-shop/test-kit';
import express from 'express';
import { answerDataExport } from './answer-data-export.ts';
import { forgetCustomers } from './forget-customers.ts';
import { newId, sampleOrder } from './order.fixture.ts';
import { orderModel } from './order.schema.ts';
import { createOrderStore, type OrderStore } from './order.store.ts';
import type { Order } from './order.ts';

let orders: OrderStore;
const parts: PersonalDataPart[] = [];

const service = testService(async (its) => {
  const model = orderModel(its.mongo);
  await model.createIndexes();
  const relay = createRelay({ ...its, models: [model] });
  its.onClose('outbox', () => relay.close());
  orders = createOrderStore(model, relay);
  await answerDataExport(its.broker, orders);
  const events = [orderingPersonalDataCollected];
  await its.broker.listen({ events, handle: ({ data }) => void parts.push(data) });
  return express();
});

async function anOrder(part: Partial<Order> = {}): Promise<string> {
  const order = sampleOrder(part);
  await orders.insert(order);
  return order.id;
}

const ask = (userId: string, exportId: string) =>
  service.parts.broker.publish({
    id: crypto.randomUUID(),
    key: dataExportRequested.key,
    occurredAt: new Date().toISOString(),
    data: { exportId, userId, services: ['ordering'] },
  });
const answersTo = (exportId: string) => parts.filter((part) => part.exportId === exportId);

describe('the orders of who asks for all their data', () => {
  it('are told in rupees, without those of others', async () => {
    const [userId, exportId] = [newId(), newId()];
    const id = await anOrder({ userId });
    await anOrder();
    await ask(userId, exportId);
    await eventually(() => expect(answersTo(exportId)).toHaveLength(1));
    expect(answersTo(exportId)).toMatchObject([
      {
        userId,
        part: 1,
        of: 1,
        section: 'orders',
        rows: [{ order: id, name: 'Asha Rao', totalRupees: 599, items: [{ product: 'Photo mug', rupeesEach: 250 }] }],
      },
    ]);
  });

  it('come in several parts where they are many, the same ones each time', async () => {
    const userId = newId();
    const ids: string[] = [];
    for (let n = 0; n < 120; n++) ids.unshift(await anOrder({ userId }));
    const [first, second] = [newId(), newId()];
    await ask(userId, first);
    await ask(userId, second);
    await eventually(() => expect(answersTo(second)).toHaveLength(2));
    expect(answersTo(first).map(({ part, of }) => [part, of])).toEqual([
      [1, undefined],
      [2, 2],
    ]);
    expect(answersTo(first).flatMap(({ rows }) => rows.map(({ order }) => order))).toEqual(ids);
    expect(answersTo(second).map(({ rows }) => rows)).toEqual(answersTo(first).map(({ rows }) => rows));
  });
});

describe('an order older than the law asks to keep its person', () => {
  const DAY_MS = 24 * 3_600_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const documentOf = (id: string) => orderModel(service.parts.mongo).findById(id).lean();

  it('loses name, email and address, and keeps its sums, however many instances look', async () => {
    const timeline: Order['timeline'] = [
      { event: 'placed', at: daysAgo(2923), by: 'customer', note: '' },
      { event: 'delivered', at: daysAgo(2920), by: 'Meera', note: 'Given to Asha Rao' },
    ];
    const [old, young] = [
      await anOrder({ placedAt: daysAgo(2923), timeline, gstin: '27AAPFU0939F1ZV', buyerName: 'Rao Books' }),
      await anOrder({ placedAt: daysAgo(2921) }),
    ];
    // Their events, which name the customer, leave with the relay.
    await eventually(async () => expect((await documentOf(old))?.outbox).toEqual([]));
    const instances = [1, 2].map(() =>
      forgetCustomers(createWorks(service.parts), orderModel(service.parts.mongo), async () => 2922),
    );
    const counts = await Promise.all(instances.map(({ sweep }) => sweep()));
    expect(Math.max(...counts)).toBe(1);
    await Promise.all(instances.map(({ close }) => close()));
    expect(JSON.stringify(await documentOf(old))).not.toMatch(/Asha|asha|MG Road|Pune|411001|27AAPF|Rao/);
    expect(await orders.find(old)).toMatchObject({
      customer: { name: '', email: '' },
      totalPaise: 599_00,
      lines: [{ name: 'Photo mug', quantity: 2 }],
      timeline: [{ event: 'placed' }, { event: 'delivered', by: 'Meera', note: '' }],
    });
    expect(await orders.find(young)).toMatchObject({
      customer: { name: 'Asha Rao', email: 'asha@example.com' },
      shippingAddress: { city: 'Pune' },
    });
  });
});
