import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'प्रोडक्ट के रंग',
  lead: 'प्रोडक्ट किन रंगों में मिलते हैं। रंग का नाम बदलने पर प्रोडक्ट में भी बदल जाता है।',
  types: 'प्रोडक्ट के प्रकार',
  add: 'नया रंग',
  edit: 'रंग बदलें',
  create: 'रंग जोड़ें',
  update: 'बदलाव सेव करें',
  name: 'रंग का नाम',
  pick: 'रंग चुनिए',
  hexCode: 'रंग का कोड (hex)',
  faults: { name: 'रंग का नाम लिखिए।', hexCode: 'रंग का कोड #1A2B3C की तरह लिखिए।' },
  columns: { color: 'रंग', hexCode: 'कोड', actions: 'काम' },
  loading: 'रंग खुल रहे हैं...',
  failed: 'रंग नहीं खुल पाए।',
  none: 'अभी कोई रंग नहीं है',
  created: 'रंग जुड़ गया',
  updated: 'रंग बदल गया',
  saveFailed: 'रंग सेव नहीं हो पाया',
  deleted: 'रंग हट गया',
  deleteFailed: 'रंग नहीं हट पाया',
};
