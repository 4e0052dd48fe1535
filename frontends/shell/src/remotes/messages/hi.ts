import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  loading: 'लोड हो रहा है',
  parts: { storefront: 'दुकान', admin: 'स्टाफ़ एरिया' },
};
