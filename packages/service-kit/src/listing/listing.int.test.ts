import { openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, Schema } from 'mongoose';
import { createLogger } from '../log.ts';
import { connectMongo, ensureIndexes } from '../mongo.ts';
import { createListing, type Listing, newestFirst, oldestFirst } from './listing.ts';

interface Row {
  number: number;
  price: number;
  name: string;
  isRare: boolean;
  isGone?: boolean;
  secret: string;
}
const schema = new Schema<Row>(
  { number: Number, price: Number, name: String, isRare: Boolean, isGone: Boolean, secret: String },
  { versionKey: false },
);
schema.index({ price: 1, _id: 1 });
schema.index({ name: 1, _id: 1 });
schema.index({ isRare: 1, _id: 1 });
schema.index({ isRare: 1, price: 1, _id: 1 });
schema.index({ isRare: 1, name: 1, _id: 1 });
schema.index({ isGone: 1 }, { sparse: true });

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
  await model.insertMany([0, 1, 2].map((number) => ({ number, price: 3, name: 'Gone', isRare: true, isGone: true })));
  listing = createListing(model, {
    hidden: { secret: 0 },
    except: { filter: { isGone: true }, index: 'isGone_1' },
  });
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
  ['cheapest first', { field: 'price', direction: 1 }, sorted('price', 1)],
  ['dearest first', { field: 'price', direction: -1 }, sorted('price', -1)],
  ['by name', { field: 'name', direction: 1 }, sorted('name', 1)],
  ['by name backwards', { field: 'name', direction: -1 }, sorted('name', -1)],
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

  it('has the same pages whichever was read before', async () => {
    const query = { order, pinned: { isRare: false }, limit: 50 };
    const common = expected.filter((number) => !rows[number]?.isRare);
    for (const page of [40, 41, 41, 39, 2, 59, 60, 40]) {
      const { rows: found } = await listing.page({ isRare: false }, { ...query, page });
      expect(numbers(found)).toEqual(common.slice((page - 1) * 50, page * 50));
    }
  });

  it('can be read from end to end', async () => {
    const all: number[] = [];
    for await (const { number } of listing.all({}, { order })) all.push(number);
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

it('reads on where the last page ended, though a row came before it meanwhile', async () => {
  const pageOf = (page: number) =>
    listing.page({ isGone: { $exists: false } }, { order: newestFirst, page, limit: 100 });
  const { rows: seen } = await pageOf(11);
  await mongo.model('Row').create({ number: ROWS, price: 1, name: 'New', isRare: true, secret: 'x' });
  const { rows: next } = await pageOf(12);
  expect(numbers([...seen, ...next])).toEqual(numbers(rows).reverse().slice(1_000, 1_200));
});

it('reads the rows of a page anew, and leaves out what does not match any more', async () => {
  const query = { order: oldestFirst, pinned: {}, page: 40, limit: 50 };
  const { rows: before } = await listing.page({ isRare: false }, query);
  const [changed, gone, ...others] = numbers(before);
  await mongo.model('Row').updateOne({ number: changed }, { name: 'Changed' });
  await mongo.model('Row').updateOne({ number: gone }, { isRare: true });
  const { rows: after } = await listing.page({ isRare: false }, query);
  expect(numbers(after)).toEqual([changed, ...others]);
  expect(after[0]).toMatchObject({ name: 'Changed' });
});
