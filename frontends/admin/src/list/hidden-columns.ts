import { inBrowser, useUser } from '@print-shop/web-kit';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

const COLUMNS = 'staff-columns of ';
const watchers = new Set<() => void>();
function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * The ids of the columns that a person has hidden in a list, which this browser remembers, and a function that changes them. A
 * column of a later release is shown.
 */
export function useHiddenColumns(name: string): readonly [readonly string[], (hidden: readonly string[]) => void] {
  const key = `${COLUMNS}${useUser()?._id ?? ''} ${name}`;
  const stored = useSyncExternalStore(watch, () => inBrowser.getItem(key) ?? '');
  const hide = useCallback(
    (hidden: readonly string[]) => {
      if (hidden.length > 0) inBrowser.setItem(key, hidden.join(' '));
      else inBrowser.removeItem(key);
      for (const watcher of watchers) watcher();
    },
    [key],
  );
  return [useMemo(() => stored.split(' ').filter(Boolean), [stored]), hide];
}
