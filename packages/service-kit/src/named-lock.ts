/** Runs works of the same name one after the other in this process, and others at the same time. */
export function createNamedLock() {
  const last = new Map<string, Promise<unknown>>();
  return async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name);
    const own = before ? before.then(work, work) : work();
    last.set(name, own);
    try {
      return await own;
    } finally {
      if (last.get(name) === own) last.delete(name);
    }
  };
}
