/** Texts by their names, as a browser keeps them. */
export interface Stored {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
  removeItem(name: string): void;
  entries(): [string, string][];
}

/**
 * A storage of the browser that never throws. Where it is forbidden (all cookies are blocked), full, or not there (on a server),
 * the page itself keeps what is stored until it is left.
 */
export function guarded(open: () => Storage): Stored {
  const ownTexts = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (name) => ownTexts.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem(name, text) {
      ownTexts.delete(name);
      const isKept = attempt((storage) => {
        storage.setItem(name, text);
        return true;
      }, false);
      if (!isKept) ownTexts.set(name, text);
    },
    removeItem(name) {
      ownTexts.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    entries: () => [...attempt((storage) => Object.entries<string>(storage), []), ...ownTexts],
  };
}

/** The storage of this browser, for all its tabs and later visits. */
export const inBrowser = guarded(() => globalThis.localStorage);

/** The storage of this tab, until it is closed. */
export const inTab = guarded(() => globalThis.sessionStorage);
