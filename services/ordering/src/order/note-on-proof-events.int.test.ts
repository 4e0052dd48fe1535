import {
  type EventContract,
  type EventData,
  ORDER_LINK_HEADER,
  type Order,
  orderProofNoted,
  proofApproved,
  proofCommented,
  proofMoved,
  proofSeen,
  proofSent,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { sampleOrder } from './order.fixture.ts';
import type { OrderStore } from './order.store.ts';

const KEY = 'a key of tests with thirty-two characters';
let orders: OrderStore;
const noted: string[] = [];
const service = testOrdering(
  async (parts) => {
    orders = parts.orders;
    await parts.broker.listen({ events: [orderProofNoted], handle: ({ data }) => void noted.push(data.orderId) });
  },
  { mailLinkKeys: { mail: KEY } },
);
const at = (minute: number) => new Date(Date.UTC(2026, 0, 15, 6, minute)).toISOString();
const publish = <E extends EventContract>(event: E, data: EventData<E>, minute: number, id = crypto.randomUUID()) =>
  service.parts.broker.publish({ id, key: event.key, occurredAt: at(minute), data });

const stored = async (userId: string | null = callers.customer.id) => {
  const placed = { event: 'placed', at: new Date(at(0)), by: 'customer', note: '' } as const;
  const order = sampleOrder({ userId, timeline: [placed], placedAt: placed.at });
  await orders.insert(order);
  return order;
};
type Stored = Awaited<ReturnType<typeof stored>>;
const about = ({ id: orderId, lines: [line] }: Stored) => ({
  proofId: String(new Types.ObjectId()),
  orderId,
  isBulk: false,
  lineId: line?.id ?? '',
  version: 1,
  name: 'Visiting cards',
  quantity: 500,
  customer: { userId: callers.customer.id, name: 'Asha', email: 'asha@example.com', language: 'en' as const },
});
const read = async (id: string, caller: 'customer' | 'owner'): Promise<Order> =>
  (
    await request(service.app)
      .get(`/api/order/details/${id}`)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`)
      .expect(200)
  ).body;
const eventsOf = ({ timeline }: Order) => timeline.map(({ event }) => event);

it('has the steps of its proof in the order of time, once each, however late and often they are told', async () => {
  const order = await stored();
  const proof = about(order);
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const phone = { fileId: proof.proofId, sha256: 'ab'.repeat(32), approvedBy: 'Asha', isByPhone: true };
  for (let times = 0; times < 2; times++) {
    await publish(proofApproved, { ...proof, ...phone, by: 'Meera', note: 'At noon' }, 30, ids[2]);
    await publish(proofSeen, proof, 20, ids[1]);
    await publish(proofSent, { ...proof, note: 'The number?', by: 'Meera' }, 10, ids[0]);
  }
  await publish(proofCommented, { ...proof, text: 'Is it sharp?' }, 25);
  const expected = ['placed', 'proof-sent', 'proof-seen', 'proof-commented', 'proof-approved-by-phone'];
  await eventually(async () => expect(eventsOf(await read(order.id, 'owner'))).toEqual(expected));
  await eventually(() => expect(noted.filter((id) => id === order.id)).toHaveLength(4));
  const line = { lines: [proof.lineId], proof: { id: proof.proofId, version: 1 } };
  expect((await read(order.id, 'owner')).timeline.at(-1)).toEqual({
    event: 'proof-approved-by-phone',
    at: at(30),
    by: 'Meera',
    note: 'Asha: At noon',
    ...line,
  });
  const { timeline } = await read(order.id, 'customer');
  expect(timeline[1]).toEqual({ event: 'proof-sent', at: at(10), by: 'shop', note: 'The number?', ...line });
  expect(timeline.at(-1)).toMatchObject({ by: 'shop', note: '' });
});

it('shows a guest what has happened, and leaves the version of its bill alone', async () => {
  const order = await stored(null);
  const { proofId, ...proof } = about(order);
  const before = { at: at(-60), by: 'customer', note: 'Ravi', version: 1, event: 'proof-approved' } as const;
  await publish(proofMoved, { ...proof, proofId, steps: [before] }, 5);
  await eventually(async () => {
    const link = createMailLinks({ mail: KEY }).signOrder(order.id, 60) ?? '';
    const read = request(service.app).get(`/api/order/details/${order.id}`).set(ORDER_LINK_HEADER, link);
    const { body } = await read.expect(200);
    expect(eventsOf(body)).toEqual(['proof-approved', 'placed']);
  });
  expect((await orders.find(order.id))?.timeline).toHaveLength(1);
});
