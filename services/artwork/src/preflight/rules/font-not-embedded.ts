import type { Finding } from '../report.ts';
import { STANDARD_FONT } from '../standard-font.ts';
import type { Rule } from './rule.ts';

/** Fonts whose shapes are not in the file; the press would take others. */
export const fontNotEmbedded: Rule = ({ fonts, kind }) =>
  fonts
    .filter(({ isEmbedded }) => !isEmbedded)
    .map(
      ({ name, page, box }): Finding => ({
        code: 'font-not-embedded',
        level: 'must',
        page,
        box,
        ...(kind === 'pdf' && STANDARD_FONT.test(name) ? { mend: 'outline' as const } : {}),
        values: { font: name, variant: kind === 'svg' ? 'svg' : 'pdf' },
      }),
    );
