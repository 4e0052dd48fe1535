import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type Glyph } from 'fontkit';
import { standardFaceOf } from '../../standard-font.ts';

// Arimo, Tinos and Courier Prime are as wide, letter by letter, as Arial, Times New Roman and Courier. The build puts these files
// beside a bundled program (`deploy/local/bundle.ts`).
const FILES = {
  sans: [
    [
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-italic.woff'),
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-ext-400-italic.woff'),
    ],
    [
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-italic.woff'),
      import.meta.resolve('@fontsource/arimo/files/arimo-latin-ext-700-italic.woff'),
    ],
  ],
  serif: [
    [
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-normal.woff'),
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-ext-400-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-normal.woff'),
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-ext-700-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-400-italic.woff'),
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-ext-400-italic.woff'),
    ],
    [
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-700-italic.woff'),
      import.meta.resolve('@fontsource/tinos/files/tinos-latin-ext-700-italic.woff'),
    ],
  ],
  mono: [
    [
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff'),
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff'),
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-ext-700-normal.woff'),
    ],
    [
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-400-italic.woff'),
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-ext-400-italic.woff'),
    ],
    [
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-700-italic.woff'),
      import.meta.resolve('@fontsource/courier-prime/files/courier-prime-latin-ext-700-italic.woff'),
    ],
  ],
} as const;

const opened = new Map<string, Font>();

/** The shapes of a standard font, which files need not carry. */
export interface Shapes {
  unitsPerEm: number;
  /** The glyphs that show a sign, one beside the other: two for a ligature. `undefined` for a sign that the font has not. */
  glyphsOf(sign: string): readonly Glyph[] | undefined;
}

/** The shapes of the font with this name; `undefined` for one that is not a standard font. */
export function shapesOf(name: string): Shapes | undefined {
  const standard = standardFaceOf(name);
  if (!standard) return undefined;
  const fonts = FILES[standard.family][standard.face as 0].map(fontAt);
  const glyphOf = (sign: string): Glyph | undefined => {
    const code = sign.codePointAt(0) ?? 0;
    return fonts.find((font) => font.hasGlyphForCodePoint(code))?.glyphForCodePoint(code);
  };
  return {
    unitsPerEm: fonts[0]?.unitsPerEm ?? 1000,
    glyphsOf(sign) {
      const own = glyphOf(sign);
      if (own) return [own];
      const parts = [...sign.normalize('NFKD')];
      const glyphs = parts.flatMap((part) => glyphOf(part) ?? []);
      const isLigature = parts.length > 1 && !/\p{M}/u.test(parts.join(''));
      return isLigature && glyphs.length === parts.length ? glyphs : undefined;
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
