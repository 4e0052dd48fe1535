import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import { createMemory } from './memory.ts';

/** An order of rows; equal ones follow one another by `_id`, the order of creation. */
export interface ListOrder {
  field: string;
  direction: 1 | -1;
}

/** How a list is read. */
interface Reading {
  order: ListOrder;
  /**
   * What is equal in all that match, and stands before the order in an index: `indexOf(pinned, order)`. Nothing, where the
   * index of the order alone leads quickly to what matches; absent where no index has matches in their order.
   */
  pinned?: object | undefined;
  /** Name of the index by which matches are counted, and found where they have to be sorted. Without it the database chooses. */
  narrow?: string | undefined;
}

export interface ListRequest extends Reading {
  /** From 1. */
  page: number;
  limit: number;
}

export interface ListingOptions<T> {
  /** What of a row is not read. */
  hidden: ProjectionType<T>;
  /** Rows that are in no list: few, and found by an index. */
  except?: { filter: QueryFilter<T>; index: string };
}

/** Newest first. */
export const newestFirst: ListOrder = { field: '_id', direction: -1 };
export const oldestFirst: ListOrder = { ...newestFirst, direction: 1 };

/** The name that MongoDB gives the index of pinned fields and an order; all of its fields ascend. */
export function indexOf(pinned: object, { field }: ListOrder): string {
  const fields = [...Object.keys(pinned), ...(field === '_id' ? [] : [field]), '_id'];
  return fields.length === 1 ? '_id_' : fields.map((name) => `${name}_1`).join('_');
}

/** So many rows are counted, sorted or passed over anew each time: it costs nothing. */
const FEW = 500;
const WHILE = { freshMs: 10_000, keptMs: 60_000, maxEntries: 500 };

export type Listing<T> = ReturnType<typeof createListing<T>>;

/**
 * Pages of a collection that cost the same however large it grows.
 *
 * Few matches are found and sorted. Of many, the first 500 are read from an index in its order. Which rows lie behind them, or
 * have no such index, is found out for some pages at once and remembered by their ids, at most for a minute. So are counts above
 * 500. The rows themselves are read anew each time.
 *
 * A filter must be plain JSON but for ids and dates: its text is the name under which its total is remembered.
 */
export function createListing<T>(model: Model<T>, { hidden, except }: ListingOptions<T>) {
  const totals = createMemory<number>({ ...WHILE, isKept: (total) => total > FEW });
  const ranks = createMemory<string[]>(WHILE);
  const both = (filter: QueryFilter<T>, other: object) => ({ $and: [filter, other] }) as QueryFilter<T>;

  const count = (filter: QueryFilter<T>, hint?: string) => model.countDocuments(filter, hint ? { hint } : {}).exec();
  /** What is in no list is counted apart: as a condition it would have all rows read, where an index alone can count. */
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

  /** What matches, and the index that has it in its order, or else the one to find it by. */
  const readBy = (filter: QueryFilter<T>, { order, pinned, narrow }: Reading): [QueryFilter<T>, string | undefined] =>
    pinned ? [both(filter, pinned), indexOf(pinned, order)] : [filter, narrow];

  /** Rows `skip` to `skip + limit` as they were ranked up to a minute ago; those that do not match any more are left out. */
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
    const page = ids.slice(skip - begin, skip - begin + limit);
    const rows = await find(both(filter, { _id: { $in: page } }), newestFirst, '_id_').lean<{ _id: unknown }[]>();
    const byId = new Map(rows.map((row) => [String(row._id), row]));
    return page.flatMap((id) => byId.get(id) ?? []) as T[];
  }

  return {
    /** One page, and how many rows match in all. */
    async page(
      filter: QueryFilter<T>,
      { page, limit, ...reading }: ListRequest,
    ): Promise<{ rows: T[]; total: number }> {
      const { order, pinned, narrow } = reading;
      const total = await totals(JSON.stringify(filter), () => countListed(filter, narrow));
      const skip = (page - 1) * limit;
      if (skip >= total) return { rows: [], total };
      const isFew = total <= FEW;
      const isNear = pinned !== undefined && skip + limit <= FEW;
      const [match, index] = isFew ? [filter, narrow] : readBy(filter, reading);
      const rows =
        isFew || isNear
          ? await find(match, order, index).skip(skip).limit(limit).lean<T[]>()
          : await findRanked(match, order, index, skip, limit);
      return { rows, total };
    },

    /** Every row that matches, one after another, whatever their number. */
    all(filter: QueryFilter<T>, reading: Reading): AsyncIterable<T> {
      const [match, index] = readBy(filter, reading);
      const query = find(match, reading.order, index).allowDiskUse(true);
      return query.lean<T[]>().cursor({ batchSize: 500 }) as AsyncIterable<T>;
    },
  };
}
