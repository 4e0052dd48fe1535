import type { Relay } from '@print-shop/messaging';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { combined, expectLists, fillRows, MANY_ROWS, openSuite, type Suite, watchQueries } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { createProductIndex } from '../search/product-index.ts';
import { aProduct } from './many-products.fixture.ts';
import { productModel } from './product.schema.ts';
import { createProductStore } from './product.store.ts';

// This test is beside the store because filters, sorts and indexes are the service's own; the engine of all staff lists is
// in packages/service-kit. `npm run bench:admin` measures with the same rows.

const LOW_STOCK = 10;
const nobody = { nudge: () => undefined } as unknown as Relay;

let suite: Suite;
let connection: Connection;
let model: ReturnType<typeof productModel>;
/** The rows, for the test itself. */
let stored: ReturnType<typeof productModel>;
let queries: ReturnType<typeof watchQueries>;
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  queries = watchQueries(connection);
  model = productModel(connection);
  stored = productModel(suite.mongo);
  await ensureIndexes([model]);
  await fillRows(stored, MANY_ROWS, aProduct);
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
  queries.expectIndexed();
});

it('lists products, some of them deleted, page by page', async () => {
  const deleted = (await stored.distinct('_id')).filter((_, index) => index % 50 === 7);
  await stored.updateMany({ _id: { $in: deleted } }, { deletedAt: new Date() });
  const store = createProductStore(model, nobody, createProductIndex(), LOW_STOCK);
  await expectLists(
    await stored.find({ deletedAt: null }).lean(),
    combined({
      type: [undefined, 'Mug'],
      stock: [undefined, 'in', 'low', 'out'],
      sort: ['newest', 'price', '-price', 'name', '-name', 'stock', '-stock'],
    }),
    { newest: '_id', price: 'pricePaise', name: 'name', stock: 'stock' },
    (row, { type, stock }) =>
      (!type || row.type === type) &&
      (!stock || { in: row.stock > 0, low: row.stock <= LOW_STOCK, out: row.stock === 0 }[stock] === true),
    async ({ sort, page, limit, ...filter }: { sort: 'newest'; page: number; limit: number }) => {
      const { products, total } = await store.list(filter, { sort, page, limit });
      return { rows: products, total };
    },
  );
}, 120_000);
