import { type BulkTimelineEntry, bulkOrderQuoted, bulkOrderUpdated, quotationAccepted } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const { service, heard, publish } = testBulkOrders();
const quoted = heard(bulkOrderQuoted);
const updated = heard(bulkOrderUpdated);

const store = async (status: 'Pending' | 'In Production' | 'Completed' | 'Cancelled' = 'Pending') => {
  const order = { ...aBulkOrder({ userId: new Types.ObjectId(callers.customer.id) }), status };
  return String((await bulkOrderModel(service.parts.mongo).create(order))._id);
};
const read = async (id: string, caller: 'customer' | 'owner' = 'customer') => {
  const res = await request(service.app)
    .get(`/api/bulk-order/details/${id}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
  return res.body;
};
const accept = (bulkOrderId: string | undefined, quotationId = String(new Types.ObjectId()), more: object = {}) =>
  publish(quotationAccepted, {
    quotationId,
    number: 'Q-2026-0007',
    name: 'Asha',
    email: 'asha@example.com',
    language: 'en',
    totalPaise: 5000_00,
    validUntil: '2999-12-31',
    by: 'Asha',
    acceptedAt: new Date().toISOString(),
    deliveryPaise: 400_00,
    advancePaise: 2500_00,
    bulkOrderId,
    lines: [{ name: 'Shirts', quantity: 24, totalPaise: 5000_00, discountPaise: 400_00, taxRate: 5, hsn: '6109' }],
    ...more,
  });

it.each([
  ['Pending', 'Pending'],
  ['In Production', 'In Production'],
  ['Cancelled', 'Pending'],
] as const)('a bulk order that is %s costs what was accepted, and is %s', async (before, after) => {
  const [id, quotationId] = [await store(before), String(new Types.ObjectId())];
  await Promise.all([1, 2, 3].map(() => accept(id, quotationId)));
  const quotation = { id: quotationId, number: 'Q-2026-0007' };
  await eventually(async () => expect(await read(id)).toMatchObject({ status: after, totalPrice: 5000, quotation }));
  await eventually(() =>
    expect(quoted.filter(({ bulkOrderId }) => bulkOrderId === id)).toMatchObject([
      {
        totalPaise: 5000_00,
        bill: {
          totalPaise: 5000_00,
          shippingPaise: 400_00,
          advancePaise: 2500_00,
          lines: [{ name: 'Shirts', quantity: 24, paise: 4600_00, taxRate: 5, hsn: '6109' }],
        },
      },
    ]),
  );
  const { timeline } = await read(id, 'owner');
  expect(timeline.filter(({ note }: BulkTimelineEntry) => note === 'Q-2026-0007')).toHaveLength(1);
  expect((await read(id)).timeline.map(({ note }: BulkTimelineEntry) => note)).not.toContain('Q-2026-0007');
  expect(updated.filter(({ bulkOrderId }) => bulkOrderId === id)).toEqual([]);
});

it('takes over whom the invoice is for', async () => {
  const id = await store();
  const buyer = {
    name: 'Sharma Sweets Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    address: '12 MG Road',
    city: 'Mumbai',
    postalCode: '400001',
    state: 'Maharashtra',
  };
  await accept(id, undefined, { buyer });
  await eventually(async () => expect((await read(id)).buyer).toEqual(buyer));
  await eventually(() =>
    expect(quoted.find(({ bulkOrderId }) => bulkOrderId === id)?.bill).toMatchObject({
      buyerName: buyer.name,
      gstin: buyer.gstin,
      address: { address: '12 MG Road', city: 'Mumbai', postalCode: '400001', country: 'India', state: 'Maharashtra' },
    }),
  );
});

it('one that is completed stays as it was paid, and other quotations are no concern of it', async () => {
  const [id, witness] = [await store('Completed'), await store()];
  await accept(id);
  await accept(undefined);
  await accept(String(new Types.ObjectId()));
  await accept(witness);
  await eventually(async () => expect((await read(witness)).totalPrice).toBe(5000));
  expect(await read(id)).toMatchObject({ status: 'Completed', totalPrice: 5760 });
  expect(await read(id)).not.toHaveProperty('quotation');
});

it('costs what was accepted last, also where the event of an earlier quotation comes again', async () => {
  const [id, witness, earlier] = [await store(), await store(), String(new Types.ObjectId())];
  const first = { number: 'Q-2026-0008', acceptedAt: '2026-11-23T10:00:00.000Z' };
  const second = { number: 'Q-2026-0009', acceptedAt: '2026-11-23T11:00:00.000Z', totalPaise: 5500_00 };
  await accept(id, earlier, first);
  await eventually(async () => expect((await read(id)).totalPrice).toBe(5000));
  await accept(id, undefined, second);
  await eventually(async () => expect((await read(id)).totalPrice).toBe(5500));
  await accept(id, earlier, first);
  await accept(witness);
  await eventually(async () => expect((await read(witness)).totalPrice).toBe(5000));
  expect(await read(id)).toMatchObject({ totalPrice: 5500, quotation: { number: 'Q-2026-0009' } });
});
