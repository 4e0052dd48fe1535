import { type BulkOrder, blanksTaken } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const { service, publish } = testBulkOrders();

it('says to staff alone how many blanks have to be bought, as of its latest version', async () => {
  const userId = new Types.ObjectId(callers.customer.id);
  const id = String((await bulkOrderModel(service.parts.mongo).create(aBulkOrder({ userId })))._id);
  const read = async (caller: 'customer' | 'owner'): Promise<BulkOrder> =>
    (
      await request(service.app)
        .get(`/api/bulk-order/details/${id}`)
        .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`)
        .expect(200)
    ).body;
  const tell = (version: number, pieces: number, taken: number) =>
    publish(blanksTaken, { bulkOrderId: id, version, pieces, taken, productIds: [], left: [] });

  expect(await read('owner')).not.toHaveProperty('blanksToBuy');
  await tell(2, 24, 10);
  await eventually(async () => expect(await read('owner')).toMatchObject({ blanksToBuy: 14 }));
  await tell(1, 24, 0);
  await tell(3, 20, 20);
  await eventually(async () => expect(await read('owner')).toMatchObject({ blanksToBuy: 0 }));
  await tell(2, 24, 10);
  await tell(4, 21, 20);
  await eventually(async () => expect(await read('owner')).toMatchObject({ blanksToBuy: 1 }));
  const own = await read('customer');
  expect(own).not.toHaveProperty('blanksToBuy');
  expect(own).not.toHaveProperty('blanks');
});
