import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'कीबोर्ड शॉर्टकट',
  everywhere: 'हर पेज पर',
  onThisPage: 'इस पेज पर',
  use: 'एक बटन वाले शॉर्टकट चालू रखें',
  useHint: 'बोलकर लिखते हों या ग़लती से बटन दब जाता हो, तो इन्हें बंद कर दीजिए। Ctrl K हमेशा चलता है।',
};
