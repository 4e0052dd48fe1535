import type { ProductSuggestion } from '@print-shop/contracts';
import { LRUCache } from 'lru-cache';
import type { Found, ProductIndex, Search } from './product-index.ts';

/** The number of questions whose answers a process keeps: about 10 KB each for a search, most of it the counts of the filters. */
const MOST = 500;

interface Kept {
  answer: Found | ProductSuggestion[];
  /** When the first change came after it was found, in ms; undefined while it is current. */
  outdatedSince?: number;
}

/**
 * An index that keeps what searches and suggestions found until a product or a synonym changes. The most expensive ones are those
 * that many visitors send: for a word or a filter that thousands of products meet, or for the first characters of one.
 *
 * After a change of a product, a caller that accepts an answer from before it (`behindMs`) gets that at once. The question is asked again
 * after the requests that wait: one at a time, so that a change slows nobody.
 */
export function remembering(index: ProductIndex, now: () => number = Date.now) {
  const kept = new LRUCache<string, Kept>({ max: MOST });
  const toRepeat = new Map<string, () => Kept['answer']>();
  let hasCurrent = false;

  const askNow = <Answer extends Kept['answer']>(key: string, ask: () => Answer): Answer => {
    toRepeat.delete(key);
    const answer = ask();
    kept.set(key, { answer });
    hasCurrent = true;
    return answer;
  };

  const repeatNext = () => {
    const [next] = toRepeat;
    if (next) askNow(...next);
    if (toRepeat.size > 0) setImmediate(repeatNext);
  };

  const repeatSoon = (key: string, ask: () => Kept['answer']) => {
    if (toRepeat.size === 0) setImmediate(repeatNext);
    toRepeat.set(key, ask);
  };

  /** The answer to a question, or what it was up to `behindMs` ago. A key is asked in one way only. */
  const answer = <Answer extends Kept['answer']>(key: string, ask: () => Answer, behindMs: number): Answer => {
    const known = kept.get(key);
    if (!known) return askNow(key, ask);
    const { outdatedSince } = known;
    if (outdatedSince !== undefined && now() - outdatedSince >= behindMs) return askNow(key, ask);
    if (outdatedSince !== undefined) repeatSoon(key, ask);
    return known.answer as Answer;
  };

  const outdate = () => {
    // Thousands of changes in a row, as when all products are read again, visit the kept answers once.
    if (!hasCurrent) return;
    hasCurrent = false;
    const outdatedSince = now();
    for (const one of kept.values()) one.outdatedSince ??= outdatedSince;
  };

  return {
    ...index,
    search: (search: Search, behindMs = 0): Found =>
      answer(`search ${JSON.stringify(search)}`, () => index.search(search), behindMs),
    suggest: (text: string, behindMs = 0): ProductSuggestion[] =>
      answer(`suggest ${text}`, () => index.suggest(text), behindMs),
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
