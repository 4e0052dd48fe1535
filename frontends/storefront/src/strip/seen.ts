import { inBrowser } from '@print-shop/web-kit';
import { useSyncExternalStore } from 'react';
import { isId } from '../api/product-query.ts';

const KEY = 'recently-seen';
/** One more than is shown, as the product of the page itself is not. */
const KEPT = 9;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let kept: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

/** The ids that this browser stores. Anything else in the stored text is ignored. */
function read(): readonly string[] {
  const text = inBrowser.getItem(KEY);
  // The same list as long as nothing changes, so that no screen is drawn again.
  if (text !== kept.text) kept = { text, ids: (text ?? '').split(',').filter(isId).slice(0, KEPT) };
  return kept.ids;
}

function write(ids: readonly string[]): void {
  if (ids.length > 0) inBrowser.setItem(KEY, ids.slice(0, KEPT).join(','));
  else inBrowser.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Puts a product first in the list of those seen in this browser. The list never leaves the browser. */
export const rememberSeen = (id: string): void => {
  if (read()[0] !== id) write([id, ...read().filter((other) => other !== id)]);
};

/** Takes products that are gone out of the list. */
export const forgetSeen = (ids: readonly string[]): void => write(read().filter((id) => !ids.includes(id)));

export const clearSeen = (): void => write([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Ids of the products seen in this browser, the latest first; none while a server draws the page. */
export const useSeen = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE);
