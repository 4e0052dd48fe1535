import type { Language } from './language.ts';
import { language } from './use-language.ts';

const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Formats in the visitor's language and the shop's time zone. Creating a formatter is slow, so it is created on first use. */
function formatIn(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (iso) => {
    const chosen = language.read();
    const format =
      made.get(chosen) ?? new Intl.DateTimeFormat(LOCALES[chosen], { ...options, timeZone: 'Asia/Kolkata' });
    made.set(chosen, format);
    return format.format(new Date(iso));
  };
}

/** Like 21 Nov 2026, in the shop's time zone and the visitor's language. */
export const formatDate = formatIn({ day: 'numeric', month: 'short', year: 'numeric' });

/** Like 21 Nov, 4:05 pm, in the shop's time zone and the visitor's language. */
export const formatDateTime = formatIn({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
