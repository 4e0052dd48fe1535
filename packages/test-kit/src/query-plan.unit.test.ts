import { type DeclaredIndex, planFault, type Query } from './query-plan.ts';
import { queriesOf } from './watch-queries.ts';

const faultOf = (query: Omit<Query, 'collection'>, ...keys: (DeclaredIndex | DeclaredIndex['key'])[]) =>
  planFault(
    { collection: 'things', ...query },
    keys.map((key) => ('key' in key && typeof key.key === 'object' ? (key as DeclaredIndex) : { key: key as never })),
  );
const NO_ORDER = 'no index has the order of the sort';
const NO_INDEX = 'no index finds the rows';

it('finds the list of conversations whose index lacks the last field of the sort', () => {
  const query = {
    filter: { kind: { $in: ['order', 'bulk-order'] }, total: { $gt: 0 }, isWaiting: true },
    sort: { isUnread: -1, lastAt: -1, _id: 1 },
    limit: 20,
  };
  expect(faultOf(query, { isWaiting: 1, isUnread: -1, lastAt: -1 }, { isUnread: -1, lastAt: -1 })).toBe(NO_ORDER);
  expect(faultOf(query, { isWaiting: 1, isUnread: -1, lastAt: -1, _id: 1 })).toBeUndefined();
  // An index is read in both directions.
  expect(faultOf(query, { isWaiting: 1, isUnread: 1, lastAt: 1, _id: -1 })).toBeUndefined();
  expect(faultOf(query, { isWaiting: 1, isUnread: 1, lastAt: -1, _id: -1 })).toBe(NO_ORDER);
});

it('finds accounts that are looked up by an element of a list, which no partial index of the list serves', () => {
  const index = { key: { unsettled: 1 }, partialFilterExpression: { unsettled: { $exists: true } } };
  expect(faultOf({ filter: { 'unsettled.0': { $exists: true } } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { unsettled: { $gt: '' } } }, index)).toBeUndefined();
});

it('finds a year of documents that are read whole, and lets them be summed up or read for a reason', () => {
  const filter = { issuedAt: { $gte: new Date(0), $lt: new Date(1) }, kind: { $ne: 'receipt' } };
  const index = { issuedAt: 1, _id: 1 };
  const whole = { filter, isOfWholeDocuments: true };
  expect(faultOf(whole, index)).toBe('every document of a range is read whole');
  expect(faultOf({ ...whole, comment: 'a month for the GST return' }, index)).toBeUndefined();
  expect(faultOf({ ...whole, limit: 50 }, index)).toBeUndefined();
  expect(faultOf({ filter }, index)).toBeUndefined();
});

it('finds a reading or a count of a whole collection, unless an index is named', () => {
  expect(faultOf({ filter: {} })).toBe('the whole collection is read');
  expect(faultOf({ filter: { $and: [{}, {}], $nor: [{ a: 1 }] }, sort: { _id: -1 } })).toBe(
    'the whole collection is read',
  );
  expect(faultOf({ filter: {}, hasHint: true })).toBeUndefined();
  expect(faultOf({ filter: {}, limit: 1 })).toBeUndefined();
});

it('takes an index only where the filter narrows its first field', () => {
  const index = { userId: 1, at: -1 };
  expect(faultOf({ filter: { userId: 'a' } }, index)).toBeUndefined();
  expect(faultOf({ filter: { $and: [{ userId: { $in: ['a', 'b'] } }] } }, index)).toBeUndefined();
  expect(faultOf({ filter: { at: { $gt: 1 } } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { userId: { $ne: 'a' } } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { userId: { $exists: true } } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { userId: /^a/ } }, index)).toBeUndefined();
  expect(faultOf({ filter: { userId: /a/ } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { userId: { $regex: 'a' } } }, index)).toBe(NO_INDEX);
  expect(faultOf({ filter: { _id: 'a', at: 1 } })).toBeUndefined();
});

it('takes a sparse or partial index only where the filter asks for the field', () => {
  const sparse = { key: { dueAt: 1 }, sparse: true };
  expect(faultOf({ filter: { dueAt: { $lte: 1 } } }, sparse)).toBeUndefined();
  expect(faultOf({ filter: { dueAt: { $exists: true } } }, sparse)).toBeUndefined();
  expect(faultOf({ filter: { dueAt: null } }, sparse)).toBe(NO_INDEX);
  const partial = { key: { email: 1 }, partialFilterExpression: { isOpen: true } };
  expect(faultOf({ filter: { email: 'a' } }, partial)).toBe(NO_INDEX);
  expect(faultOf({ filter: { email: 'a', isOpen: true } }, partial)).toBeUndefined();
});

it('wants an index for each alternative', () => {
  const filter = { $or: [{ a: 1 }, { b: 2 }] };
  expect(faultOf({ filter }, { a: 1 })).toBe(NO_INDEX);
  expect(faultOf({ filter }, { a: 1 }, { b: 1 })).toBeUndefined();
});

it('looks into the elements of a list', () => {
  expect(faultOf({ filter: { words: { $elemMatch: { $gte: 'a', $lt: 'b' } } } }, { words: 1 })).toBeUndefined();
  expect(faultOf({ filter: { lines: { $elemMatch: { design: 'd' } } } }, { 'lines.design': 1 })).toBeUndefined();
});

it('reads the commands of the wire protocol', () => {
  const hint = { hasHint: false, comment: undefined };
  expect(queriesOf('find', { find: 'a', filter: { b: 1 }, sort: new Map([['c', -1]]), projection: { d: 1 } })).toEqual([
    { collection: 'a', filter: { b: 1 }, sort: { c: -1 }, limit: undefined, isOfWholeDocuments: false, ...hint },
  ]);
  const pipeline = [{ $match: { b: 1 } }, { $group: { _id: 1, n: { $sum: 1 } } }];
  expect(queriesOf('aggregate', { aggregate: 'a', pipeline, hint: 'b_1' })).toEqual([
    { collection: 'a', filter: { b: 1 }, sort: undefined, limit: undefined, hasHint: true, comment: undefined },
  ]);
  const changes = [{ q: { b: 1 } }, { q: { c: 1 } }];
  expect(queriesOf('update', { update: 'a', updates: changes }).map(({ filter }) => filter)).toEqual([
    { b: 1 },
    { c: 1 },
  ]);
  expect(queriesOf('delete', { delete: 'a', deletes: changes })).toHaveLength(2);
  expect(queriesOf('findAndModify', { findAndModify: 'a', query: { b: 1 } })).toMatchObject([{ filter: { b: 1 } }]);
  expect(queriesOf('getMore', { getMore: 1 })).toEqual([]);
});
