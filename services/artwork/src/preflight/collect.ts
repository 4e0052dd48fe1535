/**
 * Gives back the memory of what is not used any more. V8 does not do so before its own heap is full, and does not count there what files
 * and pixels take. Does nothing in a process without `--expose-gc`.
 */
export const collect = (): void => globalThis.gc?.();
