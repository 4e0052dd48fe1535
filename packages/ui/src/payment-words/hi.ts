import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pending: 'बाकी है',
  paid: 'भुगतान हो गया',
  completed: 'पूरा हुआ',
  failed: 'भुगतान नहीं हुआ',
};
