import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

/** Names of the kinds of messages, as customers know them. */
export const useMessageKinds = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
