import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANGUAGES } from '@print-shop/i18n';
import subsetFont from 'subset-font';

// `node packages/ui/src/styles/fonts/make-fonts.mjs` cuts the faces that are not a whole script. These are the Latin letters
// of English text, which every page loads first, and accented letters, which only a page with one loads. The letters of the
// languages' own names make a face of their own: an English page can name Hindi in its script without loading the whole
// Devanagari font.

const require = createRequire(import.meta.url);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const latin = readFileSync(
  require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
);
const devanagari = readFileSync(new URL('./anek-devanagari.woff2', import.meta.url));
/** The features that browsers apply by themselves, and the figures of equal width that tables ask for. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'rvrn', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'tnum'];
const variationAxes = { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 125, default: 100 } };

async function cut(name, font, letters, options) {
  const file = await subsetFont(font, letters, { targetFormat: 'woff2', ...options });
  writeFileSync(new URL(`./${name}.woff2`, import.meta.url), file);
}

await cut('anek-latin', latin, `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−`, { variationAxes, keepFeatures });
await cut('anek-accents', latin, `${range(0xa1, 0xff).replaceAll(/[©·×]/g, '')}ıŒœ′″€™`, {
  variationAxes,
  keepFeatures,
});
await cut('anek-label', devanagari, Object.values(LANGUAGES).join('').replaceAll(/[ -~]/g, ''));
