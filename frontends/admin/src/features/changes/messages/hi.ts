import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'हाल के बदलाव',
  lead: 'स्टाफ़ का किया हर बदलाव, नया सबसे ऊपर। यह रिकॉर्ड न बदला जा सकता है, न हटाया।',
  loading: 'बदलाव खुल रहे हैं...',
  failed: 'बदलाव नहीं खुल पाए।',
  columns: { at: 'कब', by: 'किसने', action: 'काम', kind: 'प्रकार', label: 'क्या', changes: 'बदलाव' },
  none: 'अभी कोई बदलाव नहीं हुआ',
};
