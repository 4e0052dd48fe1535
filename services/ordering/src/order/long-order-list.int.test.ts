import { dayOf } from '@print-shop/contracts';
import type { Relay } from '@print-shop/messaging';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { combined, expectLists, fillRows, MANY_ROWS, openSuite, type Suite, watchQueries } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { anOrder } from './many-orders.fixture.ts';
import { orderModel } from './order.schema.ts';
import { createOrderStore } from './order.store.ts';

// This test is beside the store because filters, sorts and indexes are the service's own; the engine of all staff lists is
// in packages/service-kit. `npm run bench:admin` measures with the same rows.

const nobody = { nudge: () => undefined } as unknown as Relay;

let suite: Suite;
let connection: Connection;
let model: ReturnType<typeof orderModel>;
/** The rows, for the test itself. */
let stored: ReturnType<typeof orderModel>;
let queries: ReturnType<typeof watchQueries>;
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  queries = watchQueries(connection);
  model = orderModel(connection);
  stored = orderModel(suite.mongo);
  await ensureIndexes([model]);
  await fillRows(stored, MANY_ROWS, anOrder);
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
  queries.expectIndexed();
});

it('lists orders, some of them rejected, page by page', async () => {
  const rejected = (await stored.distinct('_id')).filter((_, index) => index % 50 === 7);
  await stored.updateMany({ _id: { $in: rejected } }, { status: 'rejected' });
  const rows = await stored.find({ status: { $ne: 'rejected' } }).lean();
  const wanted = combined({
    search: [undefined, 'a', 'sha', 'sharma', 'a sh', 'nobody'],
    payment: [undefined, 'paid', 'failed'],
    delivery: [undefined, 'delivered', 'pending'],
    day: [undefined, dayOf(rows[700]?.placedAt as Date)],
    sort: ['date', '-date', 'total', '-total'],
  });
  const store = createOrderStore(model, nobody);
  await expectLists(
    rows,
    wanted,
    { date: '_id', total: 'totalPaise' },
    (row, { payment, delivery, day }) =>
      (!payment || row.paymentStatus === payment) &&
      (!delivery || row.isDelivered === (delivery === 'delivered')) &&
      (!day || dayOf(row.placedAt) === day),
    async (query) => {
      const { orders, total } = await store.listAll(query);
      return { rows: orders, total };
    },
  );
}, 120_000);
