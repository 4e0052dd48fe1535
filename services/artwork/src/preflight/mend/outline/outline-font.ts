import type { PDFDict } from '@cantoo/pdf-lib';
import type { Glyph } from 'fontkit';
import { encodingOf, glyphNamesOf } from '../../pdf/encoding.ts';
import { fontOf } from '../../pdf/fonts.ts';
import { getArray, getName, getNumber, numbersOf } from '../../pdf/objects.ts';
import { standardWidths } from '../../pdf/standard-widths.ts';
import { shapesOf } from './standard-fonts.ts';

/** A letter of a font, in units of the type size. */
export interface Letter {
  /** Its shapes, where each begins, and how much wider than drawn it is: letters that stand for a ligature share its width. */
  parts: readonly { path: Glyph['path']; x: number; stretch: number }[];
  /** Length of a unit of the paths. */
  scale: number;
  advance: number;
}

/** A font that is not in its file, with the shapes that stand for it. */
export interface OutlineFont {
  /** `undefined` for a code that has no shape. */
  letterOf(code: number): Letter | undefined;
}

/** The shapes of a font that its file does not carry; `undefined` where it carries it, or the font is not a standard one. */
export function outlineFontOf(dict: PDFDict): OutlineFont | undefined {
  const { name, isEmbedded } = fontOf(dict);
  if (isEmbedded || getName(dict, 'Subtype') === 'Type0') return undefined;
  const shapes = shapesOf(name);
  if (!shapes) return undefined;
  const signOf = encodingOf(dict);
  const nameOf = glyphNamesOf(dict);
  const standard = standardWidths(name);
  const widths = numbersOf(getArray(dict, 'Widths'));
  const first = getNumber(dict, 'FirstChar') ?? 0;
  return {
    letterOf(code) {
      const sign = signOf(code);
      const glyphs = sign === undefined ? undefined : shapes.glyphsOf(sign);
      if (!glyphs) return undefined;
      const own = glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / shapes.unitsPerEm;
      const given = widths[code - first];
      const usual = standard?.(nameOf(code) ?? '') ?? own * 1000;
      const advance = (given === undefined || Number.isNaN(given) ? usual : given) / 1000;
      const share = glyphs.length > 1 && own > 0 ? advance / own : 1;
      let x = 0;
      const parts = glyphs.map(({ path, advanceWidth }) => {
        const part = { path, x, stretch: share };
        x += advanceWidth * share;
        return part;
      });
      return { parts, scale: 1 / shapes.unitsPerEm, advance };
    },
  };
}
