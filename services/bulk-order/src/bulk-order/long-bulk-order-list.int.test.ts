import type { Relay } from '@print-shop/messaging';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { combined, expectLists, fillRows, MANY_ROWS, openSuite, type Suite, watchQueries } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { bulkOrderModel, createBulkOrderStore } from './bulk-order.store.ts';
import { aBulkOrder } from './many-bulk-orders.fixture.ts';

// This test is beside the store because filters, sorts and indexes are the service's own; the engine of all staff lists is
// in packages/service-kit. `npm run bench:admin` measures with the same rows.

const nobody = { nudge: () => undefined } as unknown as Relay;

let suite: Suite;
let connection: Connection;
let model: ReturnType<typeof bulkOrderModel>;
/** The rows, for the test itself. */
let stored: ReturnType<typeof bulkOrderModel>;
let queries: ReturnType<typeof watchQueries>;
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  queries = watchQueries(connection);
  model = bulkOrderModel(connection);
  stored = bulkOrderModel(suite.mongo);
  await ensureIndexes([model]);
  await fillRows(stored, MANY_ROWS, aBulkOrder);
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
  queries.expectIndexed();
});

it('lists bulk orders page by page', async () => {
  const store = createBulkOrderStore(model, nobody);
  const rows = await stored.find().lean();
  await expectLists(
    rows,
    combined({
      search: [undefined, String(rows[3]?._id), 'nothing'],
      status: [undefined, 'Completed', 'Pending'],
      sort: ['date', '-date', 'total', '-total'],
    }),
    { date: '_id', total: 'totalPaise' },
    (row, { status }) => !status || row.status === status,
    async (query) => {
      const { bulkOrders, total } = await store.list(query);
      return { rows: bulkOrders, total };
    },
  );
}, 120_000);
