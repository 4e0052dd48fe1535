import type { en } from './en.ts';

export const hi: typeof en = {
  identity: 'नाम और लोगो',
  contact: 'संपर्क',
  hours: 'समय',
  tax: 'GST और बैंक',
  payments: 'पेमेंट',
  delivery: 'डिलीवरी',
  announcement: 'सूचना',
  home: 'होम पेज',
  services: 'सर्विस',
  footer: 'फ़ुटर',
  policies: 'पॉलिसी',
  documents: 'काग़ज़ात',
  retention: 'निजी जानकारी',
};
