import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pending: 'बाकी है',
  paid: 'पेमेंट हो गया',
  completed: 'पूरा हुआ',
  failed: 'पेमेंट नहीं हुआ',
};
