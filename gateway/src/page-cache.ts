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
  madeAt: number;
  /** Set when one of those answers has changed. */
  isOld: boolean;
}

export interface PageAddress {
  language: string;
  path: string;
  query: string;
}

export interface PageCacheOptions {
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
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => 2 * page.body.length + key.length + 500,
  });
  /** From an address to its cache key, known once the page has named the query parameters that matter. */
  const keys = new LRUCache<string, string>({ max: MAX_SPELLINGS });
  const drawing = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  const keyOf = ({ language, path }: PageAddress, query: string) => `${language} ${path}?${query}`;

  const drawAnew = async (address: PageAddress, draw: () => Promise<CachedPage>): Promise<CachedPage> => {
    const started = generation;
    const page = await draw();
    const spelling = keyOf(address, address.query);
    const key = keyOf(address, page.query);
    if (spelling.length > MAX_KEY_LENGTH || !isFresh()) return page;
    keys.set(spelling, key);
    entries.set(key, { page, madeAt: Date.now(), isOld: generation !== started });
    return page;
  };

  /** Concurrent requests for the same page share one drawing. */
  const drawOnce = (address: PageAddress, draw: () => Promise<CachedPage>): Promise<CachedPage> => {
    const spelling = keyOf(address, address.query);
    const running = drawing.get(spelling) ?? drawAnew(address, draw).finally(() => drawing.delete(spelling));
    drawing.set(spelling, running);
    return running;
  };

  return {
    /** The page at an address. Rejects only when it cannot be drawn and none is cached. */
    async page(address: PageAddress, draw: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = keys.get(keyOf(address, address.query));
      const entry = known !== undefined && isFresh() ? entries.get(known) : undefined;
      if (!entry) return drawOnce(address, draw);
      if (entry.isOld) return drawOnce(address, draw).catch(() => entry.page);
      const age = Date.now() - entry.madeAt;
      if (age > (entry.page.status === 200 ? ttlMs : notFoundTtlMs)) drawOnce(address, draw).catch(() => undefined);
      return entry.page;
    },

    invalidate(prefix: string): void {
      generation++;
      for (const entry of entries.values()) {
        if (entry.page.reads.some((url) => url.startsWith(prefix))) entry.isOld = true;
      }
    },
  };
}
