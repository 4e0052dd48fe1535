import type { Columns } from './columns.ts';
import type { Entry } from './entry.ts';

export type SearchSort = 'relevance' | 'newest' | 'price' | '-price' | 'name' | '-name' | 'stock' | '-stock';

type Score = (slot: number) => number;
/** Below zero when the first slot comes before the second. */
type Compare = (a: number, b: number, score: Score) => number;

/** The orders of results; ties are in order of age, newest first, so that pages do not overlap. */
export function createOrders(
  entries: readonly (Entry | undefined)[],
  columns: () => Columns,
): Record<SearchSort, Compare> {
  const of = (slot: number) => entries[slot] as Entry;
  const value = (field: keyof Columns, slot: number) => columns()[field][slot] as number;
  const newest: Compare = (a, b) => value('createdAt', b) - value('createdAt', a) || (of(a).id < of(b).id ? 1 : -1);
  const byNumber =
    (field: 'pricePaise' | 'stock', direction: 1 | -1): Compare =>
    (a, b, score) =>
      direction * (value(field, a) - value(field, b)) || newest(a, b, score);
  const byName =
    (direction: 1 | -1): Compare =>
    (a, b, score) => {
      const [one, two] = [of(a).name, of(b).name];
      return one === two ? newest(a, b, score) : one < two ? -direction : direction;
    };
  return {
    relevance: (a, b, score) =>
      score(b) - score(a) ||
      Number(value('stock', b) > 0) - Number(value('stock', a) > 0) ||
      value('isBestSeller', b) - value('isBestSeller', a) ||
      newest(a, b, score),
    newest,
    price: byNumber('pricePaise', 1),
    '-price': byNumber('pricePaise', -1),
    name: byName(1),
    '-name': byName(-1),
    stock: byNumber('stock', 1),
    '-stock': byNumber('stock', -1),
  };
}

/** The first `count` of a list in an order, without sorting the rest (a heap whose root is the last of those kept). */
export function first(list: readonly number[], count: number, compare: (a: number, b: number) => number): number[] {
  if (list.length <= 2 * count) return list.toSorted(compare).slice(0, count);
  const heap: number[] = [];
  const at = (index: number) => heap[index] as number;
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [at(b), at(a)];
  };
  // From the end, where the newest usually are, which win ties, so that most of the others are dropped by one comparison.
  for (let index = list.length - 1; index >= 0; index -= 1) {
    const one = list[index] as number;
    if (heap.length < count) {
      heap.push(one);
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (compare(at(child), at(parent)) <= 0) break;
        swap(child, parent);
        child = parent;
      }
      continue;
    }
    if (compare(one, at(0)) >= 0) continue;
    heap[0] = one;
    for (let parent = 0; ; ) {
      let last = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < heap.length && compare(at(child), at(last)) > 0) last = child;
      }
      if (last === parent) break;
      swap(parent, last);
      parent = last;
    }
  }
  return heap.sort(compare);
}
