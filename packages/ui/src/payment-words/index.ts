import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

/** Words for the status of a payment; apart from the others, as pages without orders need none of them. */
export const usePaymentWords = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });
