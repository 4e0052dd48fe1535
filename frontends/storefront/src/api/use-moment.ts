import { shopTime } from '@print-shop/web-kit';
import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;

const readers = new Set<() => void>();
let moment: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all that show the time; it runs while somebody does. */
function follow(reader: () => void): () => void {
  const tick = () => {
    moment = new Date(shopTime());
    for (const read of readers) read();
  };
  readers.add(reader);
  if (readers.size === 1) {
    tick();
    timer = setInterval(tick, EVERY_MS);
  }
  return () => {
    readers.delete(reader);
    if (readers.size === 0) clearInterval(timer);
  };
}

const read = (): Date | undefined => moment;
const beforeFirst = (): undefined => undefined;

/** The time of the shop, every quarter of a minute; undefined while the page is drawn first. */
export const useMoment = (): Date | undefined => useSyncExternalStore(follow, read, beforeFirst);
