import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

export const useProductFormText = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
