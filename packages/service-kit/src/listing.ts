import type { Model, ProjectionType, QueryFilter } from 'mongoose';

/** An order that an index stands behind; `_id` is the order of creation. */
export interface ListOrder {
  field: string;
  direction: 1 | -1;
  /** Name of the index that begins with `field`. */
  index: string;
}

/** Finds a list of words by the beginning of one of them: a range of its index, which no character in it can widen. */
export const hasWordBeginning = (term: string) => ({ $elemMatch: { $gte: term, $lt: `${term}\uffff` } });

export interface ListRequest {
  order: ListOrder;
  /** Name of the index that narrows the filter most; without it FerretDB joins every index that has anything to do with it. */
  narrow?: string | undefined;
  /** From 1. */
  page: number;
  limit: number;
}

type Value = string | number | Date;

/** Newest first. */
export const newestFirst: ListOrder = { field: '_id', direction: -1, index: '_id_' };
export const oldestFirst: ListOrder = { ...newestFirst, direction: 1 };

/** So many matches are counted and sorted anew each time: it costs nothing. */
const FEW = 1_000;
/** What sorting one match costs, measured in rows that an index is walked over. */
const SORT_COST = 5;
const SAMPLE_SIZE = 1_000;
const WINDOW_TRIES = 4;

export type Listing<T> = ReturnType<typeof createListing<T>>;

/**
 * Pages of a collection that cost the same however large it grows.
 *
 * FerretDB walks only `_id` in order; by any other field it sorts everything that matches, as would MongoDB for a filter and an
 * order without a common index. So a page by `_id` is walked to where many rows match, and the few that match otherwise are sorted;
 * a page by another field is sorted from a window of its index, whose bounds come from a sample of the field's values and whose
 * first rank is counted: the sample only decides how much is read. Counts above 1,000, and so the place of a page far behind, are up to
 * a minute old.
 *
 * A filter must be plain JSON but for ids and dates: its text is the name under which its total is remembered.
 */
export function createListing<T>(model: Model<T>, hidden: ProjectionType<T>) {
  const totals = createMemory<number>((total) => total > FEW, { freshMs: 10_000, keptMs: 60_000 });
  const samples = createMemory<Value[]>(() => true, { freshMs: 300_000, keptMs: 600_000 });
  const totalOf = (filter: QueryFilter<T>, index: string | undefined) =>
    totals(JSON.stringify(filter), () => model.countDocuments(filter, index ? { hint: index } : {}).exec());
  const sizeOfAll = () => totals('', () => model.estimatedDocumentCount().exec());

  const find = (filter: QueryFilter<T>, { field, direction }: ListOrder) =>
    model.find(filter, hidden).sort(field === '_id' ? { _id: direction } : { [field]: direction, _id: direction });

  const sampleOf = ({ field, direction }: ListOrder) =>
    samples(`${field} ${direction}`, async () => {
      const drawn = await model.aggregate<Record<string, Value | null>>([
        { $sample: { size: SAMPLE_SIZE } },
        { $project: { [field]: 1 } },
      ]);
      const values = drawn.map((row) => row[field] ?? null).filter((value) => value !== null);
      return values.sort((a, b) => (a < b ? -direction : a > b ? direction : 0));
    });

  /** Rows `skip` to `skip + limit` in the order of a field, out of `total` that match. */
  async function findInWindow(filter: QueryFilter<T>, order: ListOrder, skip: number, limit: number, total: number) {
    const bounds = await sampleOf(order);
    const [after, before] = order.direction === 1 ? ['$gte', '$lte'] : ['$lte', '$gte'];
    const within = (range: object) => ({ $and: [filter, { [order.field]: range }] }) as QueryFilter<T>;
    const rankOf = (at: number) =>
      totalOf(within({ [order.direction === 1 ? '$lt' : '$gt']: bounds[at] }), order.index);
    const rowsPerBound = total / bounds.length;

    let [from, passed] = [0, 0];
    let at = Math.floor(skip / rowsPerBound);
    // A sample is off by chance: each count says how far, and a few bring the window to where the page begins.
    for (let tries = 0; tries < WINDOW_TRIES && at > from; tries++) {
      const rank = await rankOf(at);
      if (rank <= skip) [from, passed] = [at, rank];
      at = Math.min(at + Math.floor((skip - rank) / rowsPerBound), bounds.length - 1);
    }

    const reach = Math.ceil((skip - passed + limit) / rowsPerBound) + 2;
    for (let until = from + reach; ; until = from + (until - from) * 4) {
      const range = {
        ...(from > 0 ? { [after as string]: bounds[from] } : {}),
        ...(until < bounds.length ? { [before as string]: bounds[until] } : {}),
      };
      const isWhole = Object.keys(range).length === 0;
      const rows = await find(isWhole ? filter : within(range), order)
        .hint(order.index)
        .skip(skip - passed)
        .limit(limit)
        .lean<T[]>();
      if (rows.length === limit || until >= bounds.length) return rows;
    }
  }

  return {
    /** One page, and how many rows match in all. */
    async page(
      filter: QueryFilter<T>,
      { order, narrow, page, limit }: ListRequest,
    ): Promise<{ rows: T[]; total: number }> {
      const total = await totalOf(filter, narrow);
      const skip = (page - 1) * limit;
      if (skip >= total) return { rows: [], total };
      const size = Math.max(await sizeOfAll(), total);
      const isWalked = (skip + limit) * size < SORT_COST * total * total;
      if (order.field !== '_id' && isWalked && total > FEW) {
        return { rows: await findInWindow(filter, order, skip, Math.min(limit, total - skip), total), total };
      }
      const query = find(filter, order).skip(skip).limit(limit).lean<T[]>();
      const index = order.field === '_id' && isWalked ? '_id_' : narrow;
      if (index) query.hint(index);
      return { rows: await query, total };
    },

    /** Every row that matches, one after another, whatever their number. */
    all(filter: QueryFilter<T>, order: ListOrder): AsyncIterable<T> {
      const query = find(filter, order).allowDiskUse(true).lean<T[]>();
      if (order.field === '_id') query.hint('_id_');
      return query.cursor({ batchSize: 500 }) as AsyncIterable<T>;
    },
  };
}

const MAX_ENTRIES = 500;

/**
 * Remembers what was loaded, if it is worth keeping, for `keptMs`; once it is not fresh any more it is loaded anew behind the
 * answer. What is asked by many at once is loaded once.
 */
function createMemory<V>(
  isWorthKeeping: (value: V) => boolean,
  { freshMs, keptMs }: { freshMs: number; keptMs: number },
) {
  const known = new Map<string, { value: V; at: number }>();
  const running = new Map<string, Promise<V>>();

  const start = (key: string, load: () => Promise<V>): Promise<V> => {
    const loading = load()
      .then((value) => {
        known.delete(key);
        if (isWorthKeeping(value)) known.set(key, { value, at: Date.now() });
        for (const oldest of known.keys()) if (known.size > MAX_ENTRIES) known.delete(oldest);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  };

  return async (key: string, load: () => Promise<V>): Promise<V> => {
    const found = known.get(key);
    const age = found ? Date.now() - found.at : Number.POSITIVE_INFINITY;
    if (found && age < freshMs) return found.value;
    const loading = running.get(key) ?? start(key, load);
    if (!found || age >= keptMs) return loading;
    // When the database is away the next who has nothing left hears of it.
    loading.catch(() => undefined);
    return found.value;
  };
}
