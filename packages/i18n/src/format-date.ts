import type { Language } from './language.ts';
import { language } from './use-language.ts';

const timeZone = 'Asia/Kolkata';
const inLanguages = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat('en-IN', { ...options, timeZone }),
  hi: new Intl.DateTimeFormat('hi-IN', { ...options, timeZone }),
});
const day = inLanguages({ day: 'numeric', month: 'short', year: 'numeric' });
const minute = inLanguages({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** 21 Nov 2026, in the shop's own time and the visitor's language. */
export const formatDate = (iso: string): string => day[language.read()].format(new Date(iso));

/** 21 Nov, 4:05 pm, in the shop's own time and the visitor's language. */
export const formatDateTime = (iso: string): string => minute[language.read()].format(new Date(iso));
