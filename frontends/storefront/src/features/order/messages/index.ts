import { defineMessages, type Messages } from '@print-shop/i18n';
import { en } from './en.ts';

export type OrderText = Messages<typeof en>;
export const useText = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
