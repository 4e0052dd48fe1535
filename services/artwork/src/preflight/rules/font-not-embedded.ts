import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Fonts that every PDF program brings along in the same shapes, so that drawing them changes nothing. */
const STANDARD =
  /^(Helvetica|Arial|Times|TimesNewRoman|Courier|CourierNew)(PS)?(MT)?([-,]?(Bold|Roman|Italic|Oblique|BoldItalic|BoldOblique)(MT)?)?$/;

/** Fonts whose shapes are not in the file; the press would take others. */
export const fontNotEmbedded: Rule = ({ fonts, kind }) =>
  fonts
    .filter(({ isEmbedded }) => !isEmbedded)
    .map(
      ({ name, page }): Finding => ({
        ...{ code: 'font-not-embedded', level: 'must', page, box: null },
        ...(kind === 'pdf' && STANDARD.test(name) ? { mend: 'flatten' as const } : {}),
        values: { font: name, variant: kind === 'svg' ? 'svg' : 'pdf' },
      }),
    );
