import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import { createMemory } from './memory.ts';

/** A sort order; rows with equal values follow by `_id`, the order of creation. */
export interface ListOrder {
  field: string;
  direction: 1 | -1;
}

interface Reading {
  order: ListOrder;
  /**
   * Fields with the same value in all matches, which precede the sort field in an index: `indexOf(pinned, order)`. Empty
   * where the index of the sort field alone finds matches quickly; absent where no index has the matches in order.
   */
  pinned?: object | undefined;
  /**
   * Name of the index for counting matches, and for finding them when they have to be sorted. Without it the database
   * chooses.
   */
  narrow?: string | undefined;
}

export interface ListRequest extends Reading {
  /** From 1. */
  page: number;
  limit: number;
}

export interface ListingOptions<T> {
  /** Fields of a row that are not read. */
  hidden: ProjectionType<T>;
  /** Rows that appear in no list; they are few, and an index finds them. */
  except?: { filter: QueryFilter<T>; index: string };
}

export const newestFirst: ListOrder = { field: '_id', direction: -1 };
export const oldestFirst: ListOrder = { ...newestFirst, direction: 1 };

/** The name that MongoDB gives to the index of pinned fields and a sort field; all fields ascend. */
export function indexOf(pinned: object, { field }: ListOrder): string {
  const fields = [...Object.keys(pinned), ...(field === '_id' ? [] : [field]), '_id'];
  return fields.length === 1 ? '_id_' : fields.map((name) => `${name}_1`).join('_');
}

/** Missing values come first, ids follow by their text, as in the database. */
function compare(a: unknown, b: unknown): number {
  const [one, other] = [a, b].map((value) =>
    typeof value === 'number' || value instanceof Date ? Number(value) : value,
  );
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [text, otherText] = [String(one ?? ''), String(other ?? '')];
  return text === otherText ? 0 : text < otherText ? -1 : 1;
}

/** Up to this many rows are counted, sorted or skipped each time, at almost no cost. */
const FEW = 500;
const WHILE = { freshMs: 10_000, keptMs: 60_000, maxEntries: 500 };

export type Listing<T> = ReturnType<typeof createListing<T>>;

/**
 * Reads pages of a collection at a cost that does not grow with its size.
 *
 * Few matches are found and sorted. Of many, the first 500 are read from an index in its order. Beyond the first 500 rows,
 * or without such an index, row ids are fetched several pages at a time and cached for a minute. Counts above 500 are cached
 * as well. The rows themselves are read each time.
 *
 * A filter must be plain JSON except for ids and dates: its text is the cache key of its total.
 */
export function createListing<T>(model: Model<T>, { hidden, except }: ListingOptions<T>) {
  const totals = createMemory<number>({ ...WHILE, isKept: (total) => total > FEW });
  const ranks = createMemory<string[]>(WHILE);
  const both = (filter: QueryFilter<T>, other: object) => ({ $and: [filter, other] }) as QueryFilter<T>;

  const count = (filter: QueryFilter<T>, hint = Object.keys(filter).length === 0 ? '_id_' : undefined) =>
    model.countDocuments(filter, hint ? { hint } : {}).exec();
  /**
   * Rows that appear in no list are counted separately: as a condition they would force reading all rows, while an index
   * alone can count.
   */
  const countListed = async (filter: QueryFilter<T>, index: string | undefined) => {
    const [all, unlisted] = await Promise.all([
      count(filter, index),
      except ? count(both(filter, except.filter), except.index) : 0,
    ]);
    return all - unlisted;
  };

  const find = (filter: QueryFilter<T>, { field, direction }: ListOrder, index?: string, read = hidden) => {
    const query = model.find(except ? { ...filter, $nor: [except.filter] } : filter, read);
    if (index) query.hint(index);
    return query.sort(field === '_id' ? { _id: direction } : { [field]: direction, _id: direction });
  };

  /** The filter, and the index that has the matches in order, else the index to find them by. */
  const readBy = (filter: QueryFilter<T>, { order, pinned, narrow }: Reading): [QueryFilter<T>, string | undefined] =>
    pinned ? [both(filter, pinned), indexOf(pinned, order)] : [filter, narrow];

  /** Rows `skip` to `skip + limit` in an order up to a minute old; rows that no longer match are left out. */
  async function findRanked(
    filter: QueryFilter<T>,
    order: ListOrder,
    index: string | undefined,
    skip: number,
    limit: number,
  ) {
    const begin = skip - (skip % FEW);
    const ids = await ranks(JSON.stringify([filter, order, begin, limit]), async () => {
      const some = find(filter, order, index, { _id: 1 })
        .skip(begin)
        .limit(FEW + limit);
      return (await some.lean<{ _id: unknown }[]>()).map(({ _id }) => String(_id));
    });
    return rowsOf(filter, ids.slice(skip - begin, skip - begin + limit));
  }

  /** Those of the rows that still match, in this order. */
  async function rowsOf(filter: QueryFilter<T>, ids: readonly string[]): Promise<T[]> {
    const rows = await find(both(filter, { _id: { $in: ids } }), newestFirst, '_id_').lean<{ _id: unknown }[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return ids.flatMap((id) => byId.get(id) ?? []) as T[];
  }

  /**
   * The page of few rows that no single index finds. They are sorted here: where a database joins indexes by itself, it may
   * take the order of one of them for the order that was asked for.
   */
  async function findFew(filter: QueryFilter<T>, { field, direction }: ListOrder, skip: number, limit: number) {
    const listed = except ? { ...filter, $nor: [except.filter] } : filter;
    const rows = await model
      .find(listed, { [field]: 1 })
      .limit(FEW)
      .lean<Record<string, unknown>[]>();
    const sorted = rows.toSorted((a, b) => direction * (compare(a[field], b[field]) || compare(a._id, b._id)));
    return rowsOf(
      filter,
      sorted.slice(skip, skip + limit).map(({ _id }) => String(_id)),
    );
  }

  return {
    async page(
      filter: QueryFilter<T>,
      { page, limit, ...reading }: ListRequest,
    ): Promise<{ rows: T[]; total: number }> {
      const { order, pinned, narrow } = reading;
      const total = await totals(JSON.stringify(filter), () => countListed(filter, narrow));
      const skip = (page - 1) * limit;
      if (skip >= total) return { rows: [], total };
      const isFew = total <= FEW;
      if (isFew && narrow === undefined) return { rows: await findFew(filter, order, skip, limit), total };
      const isNear = pinned !== undefined && skip + limit <= FEW;
      const [match, index] = isFew ? [filter, narrow] : readBy(filter, reading);
      const rows =
        isFew || isNear
          ? await find(match, order, index).skip(skip).limit(limit).lean<T[]>()
          : await findRanked(match, order, index, skip, limit);
      return { rows, total };
    },

    all(filter: QueryFilter<T>, reading: Reading): AsyncIterable<T> {
      const [match, index] = readBy(filter, reading);
      const query = find(match, reading.order, index).allowDiskUse(true).comment('every row of a list');
      return query.lean<T[]>().cursor({ batchSize: 500 }) as AsyncIterable<T>;
    },
  };
}
