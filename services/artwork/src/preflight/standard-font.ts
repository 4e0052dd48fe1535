/** Names of the fonts that every PDF program brings along in the same widths, so that files need not carry them. */
export const STANDARD_FONT =
  /^(Helvetica|Arial|Times|TimesNewRoman|Courier|CourierNew)(PS)?(MT)?([-,]?(Bold|Roman|Italic|Oblique|BoldItalic|BoldOblique)(MT)?)?$/;
