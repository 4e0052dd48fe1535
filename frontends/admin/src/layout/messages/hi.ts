import type { en } from './en.ts';

export const hi: typeof en = {
  layout: 'प्रोडक्ट पर ग्राहक का लेआउट',
  print: (area, kind) => `प्रिंट फ़ाइल: ${area} (${kind})`,
  ofLayout: (area, kind) => `लेआउट: ${area} (${kind})`,
  failed: 'प्रिंट फ़ाइल नहीं बनी। फिर से कोशिश कीजिए।',
};
