import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './public-cache.ts';

export interface CachedPage extends CachedAnswer {
  scriptHash: string;
  /** The part of the query that makes a difference to the page. */
  query: string;
  /** Addresses of the /api answers that the page was drawn from. */
  reads: readonly string[];
}

interface Entry {
  page: CachedPage;
  /** Set when one of those answers has changed. */
  isOld: boolean;
}

export interface PageAddress {
  language: string;
  path: string;
  query: string;
}

interface Drawing {
  address: PageAddress;
  draw: () => Promise<CachedPage>;
}

interface PageCacheOptions {
  ttlMs: number;
  notFoundTtlMs: number;
  /** While false, nothing is cached, because change events may be getting lost. */
  isFresh: () => boolean;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SPELLINGS = 5_000;
/** Longer than the address of any page of the shop; such pages are drawn but not cached. */
const MAX_KEY_LENGTH = 500;

/**
 * Caches pages that are the same for everybody. A page past its time to live is served stale while it is redrawn. After a
 * change of its data the request waits for the new page, and gets the stale one only when drawing fails.
 */
export function createPageCache({ ttlMs, notFoundTtlMs, isFresh }: PageCacheOptions) {
  /** From an address to its cache key, known once the page has named the query parameters that matter. */
  const keys = new LRUCache<string, string>({ max: MAX_SPELLINGS });
  let generation = 0;

  const keyOf = ({ language, path }: PageAddress, query: string) => `${language} ${path}?${query}`;

  const entries = new LRUCache<string, Entry, Drawing>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => 2 * page.body.length + key.length + 500,
    // A page that is deleted while it is drawn still goes to the callers that wait for it.
    ignoreFetchAbort: true,
    // A page past its time to live is still there, to be served and to be marked as old.
    allowStale: true,
    perf: Date,
    noDeleteOnFetchRejection: true,
    async fetchMethod(key, _stale, { context: { address, draw }, options }) {
      const started = generation;
      const page = await draw();
      const entry = { page, isOld: generation !== started };
      options.ttl = page.status === 200 ? ttlMs : notFoundTtlMs;
      const spelling = keyOf(address, address.query);
      const pageKey = keyOf(address, page.query);
      const isKept = isFresh() && spelling.length <= MAX_KEY_LENGTH;
      if (isKept) keys.set(spelling, pageKey);
      if (isKept && pageKey !== key) entries.set(pageKey, entry, { ttl: options.ttl });
      if (!isKept || pageKey !== key) entries.delete(key);
      return entry;
    },
  });

  return {
    /** The page at an address. Rejects only when it cannot be drawn and none is cached. */
    async page(address: PageAddress, draw: () => Promise<CachedPage>): Promise<CachedPage> {
      const spelling = keyOf(address, address.query);
      const key = keys.get(spelling) ?? spelling;
      const known = isFresh() ? entries.peek(key) : undefined;
      const { page } = await entries.forceFetch(key, {
        context: { address, draw },
        forceRefresh: !known || known.isOld,
        allowStale: known?.isOld === false,
        allowStaleOnFetchRejection: known !== undefined,
      });
      return page;
    },

    invalidate(prefix: string): void {
      generation++;
      // Unlike `values()`, this includes pages that are being redrawn.
      entries.forEach((entry) => {
        if (entry.page.reads.some((url) => url.startsWith(prefix))) entry.isOld = true;
      });
    },
  };
}
