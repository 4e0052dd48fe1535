import { Font, FontNames } from '@cantoo/pdf-lib/standard-fonts';
import { standardFaceOf } from '../standard-font.ts';

/** Regular, bold, italic, and both. */
const FACES = {
  sans: [FontNames.Helvetica, FontNames.HelveticaBold, FontNames.HelveticaOblique, FontNames.HelveticaBoldOblique],
  serif: [FontNames.TimesRoman, FontNames.TimesRomanBold, FontNames.TimesRomanItalic, FontNames.TimesRomanBoldItalic],
  mono: [FontNames.Courier, FontNames.CourierBold, FontNames.CourierOblique, FontNames.CourierBoldOblique],
} as const;

/**
 * How wide the signs of a standard font are, in thousandths of the type size, by their names: files need not say so (ISO 32000-2,
 * section 9.6.2.2). `undefined` for another font.
 */
export function standardWidths(name: string): ((glyph: string) => number | undefined) | undefined {
  const standard = standardFaceOf(name);
  if (!standard) return undefined;
  const font = Font.load(FACES[standard.family][standard.face as 0]);
  return (glyph) => font.getWidthOfGlyph(glyph) ?? undefined;
}
