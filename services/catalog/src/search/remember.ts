import { LRUCache } from 'lru-cache';
import type { Found, ProductIndex, Search } from './product-index.ts';

/** Of so many searches a process keeps what they found: about 10 KB each, most of it the counts of the filters. */
const MOST = 500;

/**
 * An index that keeps what searches found until a product or a synonym changes. The searches that cost most, for a word or a
 * filter that thousands of products meet, are the ones that many visitors send.
 */
export function remembering(index: ProductIndex): ProductIndex {
  const kept = new LRUCache<string, Found>({ max: MOST });
  return {
    ...index,
    search(search: Search): Found {
      const key = JSON.stringify(search);
      const found = kept.get(key) ?? index.search(search);
      kept.set(key, found);
      return found;
    },
    put(product) {
      kept.clear();
      index.put(product);
    },
    remove(id) {
      kept.clear();
      index.remove(id);
    },
    setSynonyms(groups) {
      kept.clear();
      index.setSynonyms(groups);
    },
  };
}
