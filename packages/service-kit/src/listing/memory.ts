export interface MemoryOptions<V> {
  /** How long a value is returned without loading again. */
  freshMs: number;
  /** How long a value is returned at all; once it is no longer fresh, it is reloaded in the background. */
  keptMs: number;
  maxEntries: number;
  isKept?: (value: V) => boolean;
}

/** Caches loaded values. Concurrent requests for the same value load it once. */
export function createMemory<V>({ freshMs, keptMs, maxEntries, isKept = () => true }: MemoryOptions<V>) {
  const known = new Map<string, { value: V; at: number }>();
  const running = new Map<string, Promise<V>>();

  const start = (key: string, load: () => Promise<V>): Promise<V> => {
    const loading = load()
      .then((value) => {
        known.delete(key);
        if (isKept(value)) known.set(key, { value, at: Date.now() });
        for (const oldest of known.keys()) if (known.size > maxEntries) known.delete(oldest);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, loading);
    return loading;
  };

  return async (key: string, load: () => Promise<V>): Promise<V> => {
    const found = known.get(key);
    const age = found ? Date.now() - found.at : Number.POSITIVE_INFINITY;
    if (found && age < freshMs) return found.value;
    const loading = running.get(key) ?? start(key, load);
    if (!found || age >= keptMs) return loading;
    // When the database is away, the next caller without a cached value gets the error.
    loading.catch(() => undefined);
    return found.value;
  };
}
