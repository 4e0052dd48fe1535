import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

/** The words that cart, order page and My Orders share. */
export const useOrderTerms = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
