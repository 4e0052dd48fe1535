import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  discard: 'जो सेव नहीं किया, क्या उसे छोड़ना है?',
};
