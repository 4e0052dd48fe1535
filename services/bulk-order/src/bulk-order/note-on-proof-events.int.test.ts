import { type BulkOrder, bulkOrderProofNoted, changesRequested, proofSent } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const { service, heard, publish } = testBulkOrders();
const noted = heard(bulkOrderProofNoted);

it('has the steps of its proof in its timeline, in the order of time and once each', async () => {
  const order = aBulkOrder({ userId: new Types.ObjectId(callers.customer.id) });
  const id = String((await bulkOrderModel(service.parts.mongo).create(order))._id);
  const after = (minutes: number) => new Date(order.createdAt.getTime() + minutes * 60_000);
  const proof = {
    proofId: String(new Types.ObjectId()),
    orderId: id,
    isBulk: true,
    lineId: 'design',
    version: 1,
    name: 'T-Shirt',
    quantity: 24,
    customer: { userId: callers.customer.id, name: 'Asha', email: 'asha@example.com', language: 'en' as const },
  };
  const twice = crypto.randomUUID();
  await publish(changesRequested, { ...proof, text: 'Bigger' }, after(9), twice);
  await publish(proofSent, { ...proof, note: '', by: 'Meera' }, after(5));
  await publish(changesRequested, { ...proof, text: 'Bigger' }, after(9), twice);
  const read = async (caller: 'customer' | 'owner'): Promise<BulkOrder> =>
    (
      await request(service.app)
        .get(`/api/bulk-order/details/${id}`)
        .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`)
        .expect(200)
    ).body;
  const step = { status: 'Pending', proof: { id: proof.proofId, version: 1 } };
  await eventually(async () =>
    expect((await read('owner')).timeline.slice(1)).toEqual([
      { ...step, event: 'proof-sent', at: after(5).toISOString(), by: 'Meera', note: '' },
      { ...step, event: 'proof-changes-asked', at: after(9).toISOString(), by: 'customer', note: 'Bigger' },
    ]),
  );
  expect((await read('customer')).timeline[1]).toMatchObject({ by: 'shop' });
  await eventually(() => expect(noted.filter(({ bulkOrderId }) => bulkOrderId === id)).toHaveLength(2));
});
