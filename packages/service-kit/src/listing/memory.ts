import { LRUCache } from 'lru-cache';

export interface MemoryOptions<V> {
  /** The time that a value is returned without loading again. */
  freshMs: number;
  /** The time that a value is returned at all. Once it is no longer fresh, it is reloaded in the background. */
  keptMs: number;
  maxEntries: number;
  isKept?: (value: V) => boolean;
}

/** Caches loaded values. Concurrent requests for the same value load it once. */
export function createMemory<V extends object | number>(options: MemoryOptions<V>) {
  const { freshMs, keptMs, maxEntries, isKept = () => true } = options;
  const values = new LRUCache<string, V, () => Promise<V>>({
    max: maxEntries,
    ttl: freshMs,
    perf: Date,
    // When the database is away, the next caller without a cached value gets the error.
    noDeleteOnFetchRejection: true,
    // A value that is evicted while it is loaded still goes to its callers.
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: load }) {
      const value = await load();
      if (!isKept(value)) values.delete(key);
      return value;
    },
  });

  return (key: string, load: () => Promise<V>): Promise<V> => {
    // Below zero once a value is no longer fresh.
    const remainingMs = values.getRemainingTTL(key);
    return values.forceFetch(key, { context: load, allowStale: remainingMs > freshMs - keptMs });
  };
}
