import { formatDate, language } from '@print-shop/i18n';

/** Like 21 Nov 2026, for a document that is in English whatever language its maker chose. */
export const dateInEnglish = (iso: string): string => language.during('en', () => formatDate(iso));
