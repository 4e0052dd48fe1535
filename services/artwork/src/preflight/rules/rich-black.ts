import { around, isOffTrim } from '../boxes.ts';
import type { Finding } from '../report.ts';
import { plain, type Rule } from './rule.ts';

/** Larger letters hide that the four inks never meet exactly. */
const SMALL_PT = 12;

/** Small text in black with other inks below it, or in a black of screens that becomes one; one finding of each a page. */
export const richBlack: Rule = ({ pages }, { colours }) =>
  pages.flatMap(({ page, items, trim }) => {
    const small = items.flatMap((item) =>
      item.type === 'text' && item.fill.isRichBlack && item.sizePt < SMALL_PT && !isOffTrim(item.box, trim)
        ? [item]
        : [],
    );
    return (['only', 'screen'] as const).flatMap((variant): Finding[] => {
      const found = small.filter(({ fill }) => (fill.space === 'rgb') === (variant === 'screen'));
      if (found.length === 0 || (variant === 'screen' && colours !== 'cmyk')) return [];
      const size = plain(Math.min(...found.map(({ sizePt }) => sizePt)));
      const box = around(found.map((item) => item.box));
      const values = { size, count: found.length, variant };
      const mend = variant === 'screen' ? ({ mend: 'convert-colours' } as const) : {};
      return [{ code: 'rich-black', level: 'should', page, box, ...mend, values }];
    });
  });
