import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

/** The kinds and channels of messages, as staff read them. */
export const useMessageWords = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
