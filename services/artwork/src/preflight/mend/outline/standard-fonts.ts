import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from 'fontkit';
import { STANDARD_FONT } from '../../standard-font.ts';

// Arimo, Tinos and Courier Prime are as wide, letter by letter, as Arial, Times New Roman and Courier. The build puts these files
// beside a bundled program (`deploy/local/bundle.ts`).
const FILES = {
  sans: [
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-italic.woff'),
    import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-italic.woff'),
  ],
  serif: [
    import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-italic.woff'),
    import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-italic.woff'),
  ],
  mono: [
    import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-italic.woff'),
    import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-700-italic.woff'),
  ],
} as const;

const opened = new Map<string, Font>();

/** The shapes of a standard font, which files need not carry. */
export interface Shapes {
  unitsPerEm: number;
  /** `undefined` for a sign that the font has not. */
  glyphOf(sign: string): Glyph | undefined;
}

/** The shapes of the font with this name; `undefined` for one that is not a standard font. */
export function shapesOf(name: string): Shapes | undefined {
  if (!STANDARD_FONT.test(name)) return undefined;
  const family = /^(Helvetica|Arial)/.test(name) ? 'sans' : /^Times/.test(name) ? 'serif' : 'mono';
  const face = (/Bold/.test(name) ? 1 : 0) + (/Italic|Oblique/.test(name) ? 2 : 0);
  const font = fontAt(FILES[family][face as 0]);
  return {
    unitsPerEm: font.unitsPerEm,
    glyphOf(sign) {
      const code = sign.codePointAt(0) ?? 0;
      return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code) : undefined;
    },
  };
}

function fontAt(url: string): Font {
  const known = opened.get(url);
  if (known) return known;
  const font = create(readFileSync(fileURLToPath(url)));
  if (!('layout' in font)) throw new Error(`${url} is a collection of fonts`);
  opened.set(url, font);
  return font;
}
