/** Names of the fonts that every PDF program brings along in the same widths, so that files need not carry them. */
export const STANDARD_FONT =
  /^(Helvetica|Arial|Times|TimesNewRoman|Courier|CourierNew)(PS)?(MT)?([-,]?(Bold|Roman|Italic|Oblique|BoldItalic|BoldOblique)(MT)?)?$/;

/** The family of a standard font, and its face: 1 more for bold, 2 more for italic. `undefined` for another font. */
export function standardFaceOf(name: string): { family: 'sans' | 'serif' | 'mono'; face: number } | undefined {
  if (!STANDARD_FONT.test(name)) return undefined;
  const family = /^(Helvetica|Arial)/.test(name) ? 'sans' : /^Times/.test(name) ? 'serif' : 'mono';
  return { family, face: (/Bold/.test(name) ? 1 : 0) + (/Italic|Oblique/.test(name) ? 2 : 0) };
}
