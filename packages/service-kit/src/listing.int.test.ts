import { openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, Schema } from 'mongoose';
import { connectMongo, ensureIndexes } from './connect.ts';
import { createListing, type Listing, newestFirst, oldestFirst } from './listing.ts';
import { createLogger } from './log.ts';

interface Row {
  number: number;
  price: number;
  name: string;
  isRare: boolean;
  secret: string;
}
const schema = new Schema<Row>(
  { number: Number, price: Number, name: String, isRare: Boolean, secret: String },
  { versionKey: false },
);
schema.index({ price: 1, _id: 1 }, { name: 'by_price' });
schema.index({ name: 1, _id: 1 }, { name: 'by_name' });

const ROWS = 3_000;
/** Many share a price, as they do in a shop; one in a hundred is rare. */
const rows: Row[] = Array.from({ length: ROWS }, (_, number) => ({
  number,
  price: (number * 7919) % 97,
  name: `Name ${String((number * 104_729) % ROWS).padStart(5, '0')}`,
  isRare: number % 100 === 0,
  secret: 'x',
}));

let suite: Suite;
let mongo: Connection;
let listing: Listing<Row>;
beforeAll(async () => {
  suite = await openSuite();
  mongo = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
  const model = mongo.model<Row>('Row', schema, 'rows');
  await ensureIndexes([model]);
  await model.insertMany(rows);
  listing = createListing(model, { secret: 0 });
});
afterAll(async () => {
  await mongo?.close();
  await suite?.close();
});

const numbers = (found: readonly Row[]) => found.map(({ number }) => number);
const sorted = (by: 'price' | 'name', direction: 1 | -1) =>
  numbers(rows.toSorted((a, b) => (a[by] < b[by] ? -1 : a[by] > b[by] ? 1 : a.number - b.number) * direction));

const orders = [
  ['newest first', newestFirst, numbers(rows).reverse()],
  ['oldest first', oldestFirst, numbers(rows)],
  ['cheapest first', { field: 'price', direction: 1, index: 'by_price' }, sorted('price', 1)],
  ['dearest first', { field: 'price', direction: -1, index: 'by_price' }, sorted('price', -1)],
  ['by name', { field: 'name', direction: 1, index: 'by_name' }, sorted('name', 1)],
  ['by name backwards', { field: 'name', direction: -1, index: 'by_name' }, sorted('name', -1)],
] as const;

describe.each(orders)('a list, %s', (_, order, expected) => {
  it.each([1, 2, 30, 60])('has exactly the rows of page %i', async (page) => {
    const found = await listing.page({}, { order, page, limit: 50 });
    expect(found.total).toBe(ROWS);
    expect(numbers(found.rows)).toEqual(expected.slice((page - 1) * 50, page * 50));
  });

  it('has the few that match, in the same order', async () => {
    const found = await listing.page({ isRare: true }, { order, page: 2, limit: 20 });
    const rare = expected.filter((number) => rows[number]?.isRare);
    expect([found.total, numbers(found.rows)]).toEqual([30, rare.slice(20, 40)]);
  });

  it('has the many that match, in the same order', async () => {
    const found = await listing.page({ isRare: false }, { order, page: 7, limit: 50 });
    const common = expected.filter((number) => !rows[number]?.isRare);
    expect([found.total, numbers(found.rows)]).toEqual([2_970, common.slice(300, 350)]);
  });

  it('can be read from end to end', async () => {
    const all: number[] = [];
    for await (const { number } of listing.all({}, order)) all.push(number);
    expect(all).toEqual(expected);
  });
});

it('nothing is on a page behind the last, nor in a list of nothing', async () => {
  expect(await listing.page({}, { order: newestFirst, page: 61, limit: 50 })).toEqual({ rows: [], total: ROWS });
  expect(await listing.page({ name: 'Nobody' }, { order: newestFirst, page: 1, limit: 50 })).toEqual({
    rows: [],
    total: 0,
  });
});

it('keeps what is hidden to itself', async () => {
  const { rows: found } = await listing.page({}, { order: newestFirst, page: 1, limit: 1 });
  expect(found[0]).not.toHaveProperty('secret');
});
