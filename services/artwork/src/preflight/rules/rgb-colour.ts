import { around } from '../boxes.ts';
import type { Item } from '../facts.ts';
import { coloursOf } from '../item-colours.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Colours of screens where the press prints CMYK: pictures, and text and shapes, each once a page for each way to convert them. */
export const rgbColour: Rule = ({ pages }, { colours }) => {
  if (colours !== 'cmyk') return [];
  return pages.flatMap(({ page, items }) =>
    (['pictures', 'drawing'] as const).flatMap((what): Finding[] => {
      const all = items
        .filter((item) => (item.type === 'image') === (what === 'pictures'))
        .filter((item) => coloursOf(item).some(({ space }) => space === 'rgb' || space === 'lab'));
      const finding = (found: readonly Item[], level: 'note' | 'should', variant: string) => ({
        code: 'rgb-colour' as const,
        page,
        box: around(found.map(({ box }) => box)),
        level,
        values: { count: found.length, variant },
      });
      return [...Map.groupBy(all, conversionOf)].map(([conversion, found]): Finding => {
        if (conversion === 'never') return finding(found, 'should', `${what}-stay`);
        if (conversion === 'with-page') return { ...finding(found, 'should', `${what}-page`), mend: 'convert-colours' };
        const hasProfile = found.every((item) =>
          coloursOf(item).every(({ space, hasProfile }) => space !== 'rgb' || hasProfile),
        );
        // With a profile the conversion is exact; without one it is a guess.
        const [level, variant] = hasProfile ? (['note', what] as const) : (['should', `${what}-no-profile`] as const);
        return { ...finding(found, level, variant), mend: 'convert-colours' };
      });
    }),
  );
};

/** How the worst of the colours of an object is converted. */
function conversionOf(item: Item): 'by-itself' | 'with-page' | 'never' {
  const ways = coloursOf(item).map(({ converts }) => converts);
  return ways.includes('never') ? 'never' : ways.includes('with-page') ? 'with-page' : 'by-itself';
}
