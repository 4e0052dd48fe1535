import { around, plain, type Rule } from './rule.ts';

/** Larger letters hide that the four inks never meet exactly. */
const SMALL_PT = 12;

/** Small text in black with other inks below it; one finding a page. */
export const richBlack: Rule = ({ pages }) =>
  pages.flatMap(({ page, items }) => {
    const found = items.flatMap((item) =>
      item.type === 'text' && item.fill.isRichBlack && item.sizePt < SMALL_PT ? [item] : [],
    );
    if (found.length === 0) return [];
    const size = plain(Math.min(...found.map(({ sizePt }) => sizePt)));
    const box = around(found.map((item) => item.box));
    return [{ code: 'rich-black', level: 'should', page, box, values: { size, count: found.length } } as const];
  });
