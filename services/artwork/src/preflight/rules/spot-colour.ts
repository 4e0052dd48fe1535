import type { Box } from '@print-shop/contracts';
import { coloursOf } from './colours.ts';
import { around, type Rule } from './rule.ts';

/** Spot colours where the press has four inks, each name once. */
export const spotColour: Rule = ({ pages }, { colours }) => {
  if (colours !== 'cmyk') return [];
  const found = new Map<string, { page: number; boxes: Box[] }>();
  for (const { page, items } of pages) {
    for (const item of items) {
      for (const { space, spot = '' } of coloursOf(item)) {
        if (space !== 'spot') continue;
        const known = found.get(spot) ?? { page, boxes: [] };
        if (known.page === page) known.boxes.push(item.box);
        found.set(spot, known);
      }
    }
  }
  return [...found].map(([name, { page, boxes }]) => ({
    ...{ code: 'spot-colour', level: 'should', page, box: around(boxes), mend: 'convert-colours' },
    values: { name },
  }));
};
