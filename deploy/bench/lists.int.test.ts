import { databaseUrl } from '@print-shop/backing';
import { dayOf } from '@print-shop/contracts';
import type { Relay } from '@print-shop/messaging';
import { connectMongo, createLogger, ensureIndexes } from '@print-shop/service-kit';
import { openSuite, type Suite } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { bulkOrderModel, createBulkOrderStore } from '../../services/bulk-order/src/bulk-order/bulk-order.store.ts';
import { createProductStore, productModel } from '../../services/catalog/src/product/product.store.ts';
import { userModel } from '../../services/identity/src/user/user.schema.ts';
import { createUserStore } from '../../services/identity/src/user/user.store.ts';
import { orderModel } from '../../services/ordering/src/order/order.schema.ts';
import { createOrderStore } from '../../services/ordering/src/order/order.store.ts';
import { fillShop } from './fill.ts';

// Lists are read in one way while few rows match and in others when many do. Here many do: whatever is combined, the pages of a
// list are the rows that match, each once and in order.

const ROWS = 1_300;
const LIMIT = 400;
const LOW_STOCK = 10;
const prefix = `lists-${process.pid}`;
const nobody = { nudge: () => undefined } as unknown as Relay;

let suite: Suite;
const connections: Connection[] = [];
const open = async (service: string) => {
  const url = databaseUrl(suite.mongoUrl, `${prefix}-${service}`);
  const connection = await connectMongo(url, createLogger('test', 'silent'));
  connections.push(connection);
  return connection;
};
beforeAll(async () => {
  suite = await openSuite();
  await fillShop(suite.mongoUrl, prefix, { orders: ROWS, users: ROWS, products: ROWS, bulkOrders: ROWS });
});
afterAll(async () => {
  for (const connection of connections) {
    await connection.dropDatabase();
    await connection.close();
  }
  await suite?.close();
});

type Query = Record<string, string | undefined>;
/** Every combination of the values of each field. */
const combined = (choices: Record<string, readonly (string | undefined)[]>): Query[] =>
  Object.entries(choices).reduce<Query[]>(
    (queries, [name, values]) => queries.flatMap((query) => values.map((value) => ({ ...query, [name]: value }))),
    [{}],
  );

interface Row {
  _id: unknown;
  words: string[];
}
const finds = ({ words }: Row, search = '') =>
  search.split(' ').every((term) => words.some((word) => word.startsWith(term)));

/** Ids of rows in the order of a field, and then of creation. */
function ranked<R extends Row>(rows: readonly R[], field: keyof R, isFalling: boolean): string[] {
  const compare = (a: unknown, b: unknown) => (String(a) === String(b) ? 0 : (a as number) < (b as number) ? -1 : 1);
  const byId = (a: R, b: R) => compare(String(a._id), String(b._id));
  const sorted = rows.toSorted((a, b) => (field === '_id' ? 0 : compare(a[field], b[field])) || byId(a, b));
  return (isFalling ? sorted.reverse() : sorted).map(({ _id }) => String(_id));
}

/** Reads a list from its first page to its last. */
async function read(page: (page: number) => Promise<{ rows: { id: string }[]; total: number }>): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; ; number++) {
    const { rows, total } = await page(number);
    ids.push(...rows.map(({ id }) => id));
    if (number * LIMIT >= total) {
      expect(ids).toHaveLength(total);
      return ids;
    }
  }
}

/** Reads a list by every query, and compares it with the rows that match, in order. */
async function expectLists<R extends Row>(
  rows: readonly R[],
  queries: readonly Query[],
  fields: Record<string, keyof R>,
  matches: (row: R, query: Query) => boolean,
  list: (query: never) => Promise<{ rows: { id: string }[]; total: number }>,
): Promise<void> {
  for (const query of queries) {
    const { sort = '' } = query;
    const field = fields[sort.replace('-', '')] as keyof R;
    const isFalling = sort.startsWith('-') || sort === 'newest';
    const found = await read((page) => list({ ...query, page, limit: LIMIT } as never));
    const expected = rows.filter((row) => finds(row, query.search) && matches(row, query));
    expect({ query, found }).toEqual({ query, found: ranked(expected, field, isFalling) });
  }
}

it('orders, some of them rejected', async () => {
  const model = orderModel(await open('ordering'));
  await ensureIndexes([model]);
  const rejected = (await model.distinct('_id')).filter((_, index) => index % 50 === 7);
  await model.updateMany({ _id: { $in: rejected } }, { status: 'rejected' });
  const rows = await model.find({ status: { $ne: 'rejected' } }).lean();
  const queries = combined({
    search: [undefined, 'a', 'sha', 'sharma', 'a sh', 'nobody'],
    payment: [undefined, 'paid', 'failed'],
    delivery: [undefined, 'delivered', 'pending'],
    day: [undefined, dayOf(rows[700]?.placedAt as Date)],
    sort: ['date', '-date', 'total', '-total'],
  });
  const store = createOrderStore(model, nobody);
  await expectLists(
    rows,
    queries,
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

it('users, some of them deleted', async () => {
  const model = userModel(await open('identity'));
  await ensureIndexes([model]);
  const deleted = (await model.distinct('_id')).filter((_, index) => index % 50 === 7);
  await model.updateMany({ _id: { $in: deleted } }, { deletedAt: new Date() });
  const store = createUserStore(model, nobody);
  await expectLists(
    await model.find({ deletedAt: null }).lean(),
    combined({
      search: [undefined, 'a', 'sha', 'sharma', 'a sh', 'nobody'],
      role: [undefined, 'admin', 'customer'],
      sort: ['joined', '-joined', 'name', '-name'],
    }),
    { joined: '_id', name: 'name' },
    (row, { role }) => !role || row.isAdmin === (role === 'admin'),
    async (query) => {
      const { users, total } = await store.list(query);
      return { rows: users, total };
    },
  );
}, 120_000);

it('products, some of them deleted', async () => {
  const model = productModel(await open('catalog'));
  await ensureIndexes([model]);
  const deleted = (await model.distinct('_id')).filter((_, index) => index % 50 === 7);
  await model.updateMany({ _id: { $in: deleted } }, { deletedAt: new Date() });
  const store = createProductStore(model, nobody, LOW_STOCK);
  await expectLists(
    await model.find({ deletedAt: null }).lean(),
    combined({
      search: [undefined, 'r', 'printed', 'mug r', 'nothing'],
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

it('bulk orders', async () => {
  const model = bulkOrderModel(await open('bulk-order'));
  await ensureIndexes([model]);
  const store = createBulkOrderStore(model, nobody);
  const rows = await model.find().lean();
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
