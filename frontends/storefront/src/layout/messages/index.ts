import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

export const useText = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
