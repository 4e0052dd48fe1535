import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@print-shop/i18n';
import subsetFont from 'subset-font';

// `node packages/ui/src/styles/fonts/make-label-font.mjs` makes a font with only the letters of the languages' own names, so
// that an English page can name Hindi in its script without loading the whole Devanagari font.

const whole = readFileSync(new URL('./anek-devanagari.woff2', import.meta.url));
const names = Object.values(LANGUAGES).join('').replaceAll(/[ -~]/g, '');
writeFileSync(
  new URL('./anek-label.woff2', import.meta.url),
  await subsetFont(whole, names, { targetFormat: 'woff2' }),
);
