import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from './public-cache.ts';

export interface CachedPage extends CachedAnswer {
  scriptHash: string;
  /** What of the query made a difference. */
  query: string;
  /** The addresses of /api whose answers it was made of. */
  reads: readonly string[];
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  /** Set when an answer that it was made of has changed. */
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
  /** While it says no, nothing is kept: news of changes may be getting lost. */
  isFresh: () => boolean;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_SPELLINGS = 5_000;
/** Longer addresses than any page of the shop has are drawn but not kept. */
const MAX_KEY_LENGTH = 500;

/**
 * Pages that everybody sees alike. One that has only become old is given out while it is drawn anew; one of which something has
 * changed is waited for, and given out only where it cannot be drawn.
 */
export function createPageCache({ ttlMs, notFoundTtlMs, isFresh }: PageCacheOptions) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => 2 * page.body.length + key.length + 500,
  });
  /** What an address comes down to once its page has said which part of its query matters. */
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

  /** Requests for the same page at the same time have it drawn once. */
  const drawOnce = (address: PageAddress, draw: () => Promise<CachedPage>): Promise<CachedPage> => {
    const spelling = keyOf(address, address.query);
    const running = drawing.get(spelling) ?? drawAnew(address, draw).finally(() => drawing.delete(spelling));
    drawing.set(spelling, running);
    return running;
  };

  return {
    /** The page of an address. Rejects only where it cannot be drawn and none is kept. */
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
