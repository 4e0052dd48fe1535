import { around } from '../boxes.ts';
import { coloursOf } from '../item-colours.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Colours of screens where the press prints CMYK: pictures, and text and shapes, each once a page. */
export const rgbColour: Rule = ({ pages }, { colours }) => {
  if (colours !== 'cmyk') return [];
  return pages.flatMap(({ page, items }) =>
    (['pictures', 'drawing'] as const).flatMap((what): Finding[] => {
      const found = items
        .filter((item) => (item.type === 'image') === (what === 'pictures'))
        .filter((item) => coloursOf(item).some(({ space }) => space === 'rgb' || space === 'lab'));
      if (found.length === 0) return [];
      const hasProfile = found.every((item) =>
        coloursOf(item).every(({ space, hasProfile }) => space !== 'rgb' || hasProfile),
      );
      return [
        {
          code: 'rgb-colour',
          page,
          box: around(found.map(({ box }) => box)),
          mend: 'convert-colours',
          // With a profile the conversion is exact; without one it is a guess.
          level: hasProfile ? 'note' : 'should',
          values: { count: found.length, variant: hasProfile ? what : `${what}-no-profile` },
        },
      ];
    }),
  );
};
