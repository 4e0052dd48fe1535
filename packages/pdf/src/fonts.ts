import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './woff.ts';
import type { FontName } from './write.ts';

// The build puts these files beside a bundled program (`deploy/local/bundle.ts`).
const FILES: Record<FontName, string> = {
  latin: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'),
  latinBold: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff'),
  hindi: import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff'),
  hindiBold: import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff'),
  latinExt: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-ext-400-normal.woff'),
  tamil: import.meta.resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff'),
  telugu: import.meta.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff'),
  kannada: import.meta.resolve('@fontsource/noto-sans-kannada/files/noto-sans-kannada-kannada-400-normal.woff'),
  malayalam: import.meta.resolve('@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-400-normal.woff'),
  gujarati: import.meta.resolve('@fontsource/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-400-normal.woff'),
  bengali: import.meta.resolve('@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff'),
  gurmukhi: import.meta.resolve('@fontsource/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-400-normal.woff'),
  odia: import.meta.resolve('@fontsource/noto-sans-oriya/files/noto-sans-oriya-oriya-400-normal.woff'),
  meetei: import.meta.resolve(
    '@fontsource/noto-sans-meetei-mayek/files/noto-sans-meetei-mayek-meetei-mayek-400-normal.woff',
  ),
  olChiki: import.meta.resolve('@fontsource/noto-sans-ol-chiki/files/noto-sans-ol-chiki-ol-chiki-400-normal.woff'),
  arabic: import.meta.resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
  cjk: import.meta.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff'),
  korean: import.meta.resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff'),
  emoji: import.meta.resolve('@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff'),
  symbols: import.meta.resolve('@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff'),
};
const read = new Map<FontName, Uint8Array>();

/** The file of a font, read when it is first asked for. */
function readFont(name: FontName): Uint8Array {
  const font = read.get(name) ?? sfntOf(readFileSync(fileURLToPath(FILES[name])));
  read.set(name, font);
  return font;
}

const fonts = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(FILES).map((name) => [name, { get: () => readFont(name as FontName), enumerable: true }]),
  ),
) as Record<FontName, Uint8Array>;

/** The fonts of PDFs that a server draws; each is read when a letter of it is first drawn. */
export const readFonts = (): Record<FontName, Uint8Array> => fonts;
