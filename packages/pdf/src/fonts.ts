import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sfntOf } from './woff.ts';
import type { Fonts } from './write.ts';

// The build puts these files beside a bundled program (`deploy/local/bundle.ts`).
const FILES: Record<keyof Fonts, string> = {
  latin: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff'),
  latinBold: import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff'),
  hindi: import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff'),
  hindiBold: import.meta.resolve('@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff'),
};

let fonts: Fonts | undefined;

/** The fonts of PDFs that a server draws; read when the first is drawn. */
export function readFonts(): Fonts {
  const read = (name: keyof Fonts) => sfntOf(readFileSync(fileURLToPath(FILES[name])));
  fonts ??= { latin: read('latin'), latinBold: read('latinBold'), hindi: read('hindi'), hindiBold: read('hindiBold') };
  return fonts;
}
