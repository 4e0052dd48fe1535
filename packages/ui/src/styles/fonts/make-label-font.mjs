import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@print-shop/i18n';
import subsetFont from 'subset-font';

// `node packages/ui/src/styles/fonts/make-label-font.mjs`: the letters of the languages' own names, so that an English page
// names Hindi in its own script without loading the whole of it.

const whole = readFileSync(new URL('./anek-devanagari.woff2', import.meta.url));
const names = Object.values(LANGUAGES).join('').replaceAll(/[ -~]/g, '');
writeFileSync(
  new URL('./anek-label.woff2', import.meta.url),
  await subsetFont(whole, names, { targetFormat: 'woff2' }),
);
