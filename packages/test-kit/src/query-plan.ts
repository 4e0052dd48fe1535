/** The question of one command to one collection. */
export interface Query {
  collection: string;
  filter: Record<string, unknown>;
  /** Fields in the order of the sort, each 1 or -1. */
  sort?: Record<string, unknown> | undefined;
  limit?: number | undefined;
  /** Whether the documents themselves are returned, and not a few of their fields, a count or a sum. */
  isOfWholeDocuments?: boolean | undefined;
  /** Whether the query names the index to use. */
  hasHint?: boolean | undefined;
  /** Why a store reads every document of a range, as in `find().comment('a month for the GST return')`. */
  comment?: string | undefined;
}

export interface DeclaredIndex {
  key: Record<string, unknown>;
  sparse?: boolean | undefined;
  partialFilterExpression?: Record<string, unknown> | undefined;
}

/**
 * How a filter narrows a field: to one value, to one value that may be missing, to some values, to a range, or only to rows that
 * have it.
 */
type Narrowing = 'value' | 'missing' | 'values' | 'range' | 'present';

type Filter = Record<string, unknown>;
type Narrowed = ReadonlyMap<string, Narrowing>;

const ID: DeclaredIndex = { key: { _id: 1 } };

const isOperators = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith('$'));

/**
 * Returns why a query costs more the larger its collection is, or `undefined` where an index serves it. It compares filter and
 * sort with the declared indexes, because the planner of a database reads a small test collection whole, whatever its indexes.
 */
export function planFault(query: Query, declared: readonly DeclaredIndex[]): string | undefined {
  const { filter, sort = {}, limit, comment } = query;
  const indexes = [ID, ...declared];
  const narrowed = narrowings(filter, new Map());
  const isWhole = !isConditional(filter);
  const isServed = serves(filter, new Map(), indexes);
  const isPinned = [...narrowed.values()].some((how) => how === 'value' || how === 'values');
  const isUnbounded = !limit && !isPinned && branchesOf(filter).length === 0;
  if (Object.keys(sort).length > 0 && !indexes.some((one) => covers(one, narrowed) && hasOrder(one, sort, narrowed)))
    return 'no index has the order of the sort';
  // Read in the order of an index, rows that do not match are skipped: a page ends by itself, a whole reading does not.
  if (!isWhole && !isServed && !(limit && Object.keys(sort).length > 0)) return 'no index finds the rows';
  // The count of a whole list, which is kept for a while, or a reading in the order of an index.
  if (isWhole && !limit && !query.hasHint && !comment) return 'the whole collection is read';
  if (isUnbounded && query.isOfWholeDocuments && !comment) return 'every document of a range is read whole';
  return undefined;
}

/** Whether a filter has a condition. `$nor` is none: its rows are skipped during the read. */
const isConditional = (filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) =>
    name === '$and' ? (value as Filter[]).some(isConditional) : name !== '$nor',
  );

/** Whether an index finds the rows of a filter that stands beside what is narrowed already. */
function serves(filter: Filter, outer: Narrowed, indexes: readonly DeclaredIndex[]): boolean {
  const narrowed = narrowings(filter, outer);
  if (indexes.some((index) => covers(index, narrowed) && narrowsFirst(index, narrowed))) return true;
  return branchesOf(filter).some((branches) => branches.every((branch) => serves(branch, narrowed, indexes)));
}

/** The alternatives of each `$or` of a filter. */
function branchesOf(filter: Filter): Filter[][] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === '$or') return [value as Filter[]];
    return name === '$and' ? (value as Filter[]).flatMap(branchesOf) : [];
  });
}

/** How a filter narrows each field, with what is narrowed already. */
function narrowings(filter: Filter, outer: Narrowed): Map<string, Narrowing> {
  const narrowed = new Map(outer);
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and') {
      for (const part of value as Filter[]) for (const [field, how] of narrowings(part, new Map())) add(field, how);
    } else if (!name.startsWith('$')) {
      for (const [field, how] of narrowingsOf(name, value)) add(field, how);
    }
  }
  return narrowed;

  function add(field: string, how: Narrowing): void {
    if (narrowed.get(field) !== 'value') narrowed.set(field, how);
  }
}

function narrowingsOf(field: string, value: unknown): [field: string, how: Narrowing][] {
  if (value instanceof RegExp) return value.source.startsWith('^') ? [[field, 'range']] : [];
  if (!isOperators(value)) return [[field, value === null ? 'missing' : 'value']];
  return Object.entries(value).flatMap(([operator, operand]): [string, Narrowing][] => {
    switch (operator) {
      case '$eq':
        return [[field, operand === null ? 'missing' : 'value']];
      case '$in':
        return [[field, (operand as unknown[]).length === 1 ? 'value' : 'values']];
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return [[field, 'range']];
      case '$regex':
        return String(operand).startsWith('^') ? [[field, 'range']] : [];
      case '$exists':
        return [[field, operand ? 'present' : 'missing']];
      case '$elemMatch':
        if (isOperators(operand)) return narrowingsOf(field, operand);
        return Object.entries(operand as Filter).flatMap(([name, inner]) => narrowingsOf(`${field}.${name}`, inner));
      default:
        return [];
    }
  });
}

/** Whether an index has every row that the filter may match: it may leave out rows without a field. */
function covers({ key, sparse, partialFilterExpression }: DeclaredIndex, narrowed: Narrowed): boolean {
  const isThere = (field: string) => narrowed.has(field) && narrowed.get(field) !== 'missing';
  if (partialFilterExpression) {
    // Every partial index of the project asks for a field to be there or to have one value, which the filter has to repeat.
    return Object.entries(partialFilterExpression).every(([field, condition]) =>
      isOperators(condition) ? isThere(field) : narrowed.get(field) === 'value',
    );
  }
  return !sparse || Object.keys(key).some(isThere);
}

/** Whether the filter narrows the first field of an index. That a field is there narrows only an index of such rows. */
function narrowsFirst({ key, sparse, partialFilterExpression }: DeclaredIndex, narrowed: Narrowed): boolean {
  const [first = ''] = Object.keys(key);
  const how = narrowed.get(first);
  return how === 'present' ? Boolean(sparse || partialFilterExpression) : how !== undefined;
}

/** Whether an index, read forwards or backwards, has the matching rows in the order of the sort. */
function hasOrder({ key }: DeclaredIndex, sort: Filter, narrowed: Narrowed): boolean {
  const isPinned = (field: string) => ['value', 'missing'].includes(narrowed.get(field) ?? '');
  const wanted = Object.entries(sort).filter(([field]) => !isPinned(field));
  const parts = Object.entries(key).filter(([field]) => !isPinned(field));
  return [1, -1].some((way) =>
    wanted.every(([field, direction], n) => {
      const [name, held] = parts[n] ?? [];
      return name === field && Number(held) === Number(direction) * way;
    }),
  );
}
