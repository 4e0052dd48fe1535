import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

/** The words that several screens of the staff area share. */
export const useStaffText = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });

export type StaffText = ReturnType<typeof useStaffText>;

/** The author of a step as people read it: a name, or one of the words that services write for others. */
export const authorIn =
  ({ byCustomer, byShop }: StaffText) =>
  (by: string): string =>
    by === 'customer' ? byCustomer : by === 'shop' ? byShop : by;
