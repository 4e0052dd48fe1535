import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  pages: 'पन्ने',
  page: (page, pages) => `पन्ना ${page}, कुल ${pages}`,
  previous: 'पिछला',
  next: 'अगला',
  onlyFirst: (reach) => `सिर्फ़ पहले ${reach} पन्ने-दर-पन्ने देखे जा सकते हैं। बाकी के लिए खोजिए, छाँटिए या क्रम बदलिए।`,
  sortBy: 'क्रम',
  ascending: (column) => `${column}, बढ़ते क्रम में`,
  descending: (column) => `${column}, घटते क्रम में`,
  any: 'कोई भी',
  filter: (label, choice) => `${label}: ${choice}`,
  activeFilters: 'लगे हुए फ़िल्टर',
  removeFilter: (filter) => `फ़िल्टर हटाएँ: ${filter}`,
  clear: 'सब हटाएँ',
  export: 'CSV में लें',
  exporting: 'फ़ाइल बन रही है...',
  exportFailed: 'फ़ाइल नहीं बन पाई। फिर कोशिश कीजिए।',
};
