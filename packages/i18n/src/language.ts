/** The languages of the shop, each in its own name. */
export const LANGUAGES = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof LANGUAGES;

/** The gateway reads it too and requests the page's first HTML in this language. */
const LANGUAGE_COOKIE = 'language';
const YEAR_SECONDS = 31_536_000;

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

function fromCookie(cookies: string): Language {
  const value = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1];
  return isLanguage(value) ? value : 'en';
}

/**
 * Holds the visitor's language: the language of the page, else the one in the cookie, else English. A choice is remembered
 * for a year.
 */
export function createLanguage(page: Pick<Document, 'cookie' | 'documentElement' | 'location'>) {
  const given = page.documentElement.lang;
  let current = isLanguage(given) ? given : fromCookie(page.cookie);
  page.documentElement.lang = current;
  const listeners = new Set<() => void>();
  return {
    read: (): Language => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Runs synchronous work, like drawing a page on a server, in a given language. */
    during<Result>(next: Language, work: () => Result): Result {
      const before = current;
      current = next;
      try {
        return work();
      } finally {
        current = before;
      }
    },
    choose(next: Language): void {
      current = next;
      const secure = page.location.protocol === 'https:' ? '; Secure' : '';
      page.cookie = `${LANGUAGE_COOKIE}=${next}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
      page.documentElement.lang = next;
      for (const listener of listeners) listener();
    },
  };
}
