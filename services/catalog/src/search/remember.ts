import { LRUCache } from 'lru-cache';
import type { Found, ProductIndex, Search } from './product-index.ts';

/** Of so many searches a process keeps what they found: about 10 KB each, most of it the counts of the filters. */
const MOST = 500;

interface Kept {
  found: Found;
  /** When the first change came after it was found, in ms; undefined while it is current. */
  outdatedSince?: number;
}

/**
 * An index that keeps what searches found until a product or a synonym changes. The searches that cost most, for a word or a
 * filter that thousands of products meet, are the ones that many visitors send.
 *
 * After a change of a product, whoever accepts an answer from before it (`behindMs`) gets that at once, and the search is repeated after
 * the requests that wait: one at a time, so that a change does not hold up everybody.
 */
export function remembering(index: ProductIndex, now: () => number = Date.now) {
  const kept = new LRUCache<string, Kept>({ max: MOST });
  const toRepeat = new Map<string, Search>();
  let hasCurrent = false;

  const searchNow = (key: string, search: Search): Found => {
    toRepeat.delete(key);
    const found = index.search(search);
    kept.set(key, { found });
    hasCurrent = true;
    return found;
  };

  const repeatNext = () => {
    const [next] = toRepeat;
    if (next) searchNow(...next);
    if (toRepeat.size > 0) setImmediate(repeatNext);
  };

  const repeatSoon = (key: string, search: Search) => {
    if (toRepeat.size === 0) setImmediate(repeatNext);
    toRepeat.set(key, search);
  };

  const outdate = () => {
    // Thousands of changes in a row, as when all products are read again, visit the kept searches once.
    if (!hasCurrent) return;
    hasCurrent = false;
    const outdatedSince = now();
    for (const one of kept.values()) one.outdatedSince ??= outdatedSince;
  };

  return {
    ...index,
    /** What a search finds, or what it found up to `behindMs` ago. */
    search(search: Search, behindMs = 0): Found {
      const key = JSON.stringify(search);
      const known = kept.get(key);
      if (!known) return searchNow(key, search);
      if (known.outdatedSince === undefined) return known.found;
      if (now() - known.outdatedSince >= behindMs) return searchNow(key, search);
      repeatSoon(key, search);
      return known.found;
    },
    put(product: Parameters<ProductIndex['put']>[0]): boolean {
      const isChanged = index.put(product);
      if (isChanged) outdate();
      return isChanged;
    },
    remove(id: string): void {
      index.remove(id);
      outdate();
    },
    /** Nobody is answered from before it: staff who have written a synonym try it at once. */
    setSynonyms(groups: Parameters<ProductIndex['setSynonyms']>[0]): void {
      index.setSynonyms(groups);
      kept.clear();
      toRepeat.clear();
    },
  };
}

export type RememberingIndex = ReturnType<typeof remembering>;
