// Lists are read in different ways depending on whether few or many rows match. With many matches and any combination of
// filters, the pages of a list must contain every matching row once and in order.

export const MANY_ROWS = 1_300;
const LIMIT = 400;

type Query = Record<string, string | undefined>;
/** Every combination of the values of each field. */
export const combined = (choices: Record<string, readonly (string | undefined)[]>): Query[] =>
  Object.entries(choices).reduce<Query[]>(
    (queries, [name, values]) => queries.flatMap((query) => values.map((value) => ({ ...query, [name]: value }))),
    [{}],
  );

interface Row {
  _id: unknown;
  /** The words of rows that the list searches. */
  words?: string[];
}
const finds = ({ words = [] }: Row, search = '') =>
  !search || search.split(' ').every((term) => words.some((word) => word.startsWith(term)));

/** Ids of rows, ordered by a field and then by creation. */
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

/** Reads a list with every query and compares it with the matching rows in order. */
export async function expectLists<R extends Row>(
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
