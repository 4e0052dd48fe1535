import type { Box } from '@print-shop/contracts';
import { around } from '../boxes.ts';
import { coloursOf } from '../item-colours.ts';
import { isProcessingStep } from '../processing-steps.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Spot colours where the press has four inks, each name once, but for tints of nothing. Die lines and the like are only noted. */
export const spotColour: Rule = ({ pages }, { colours }) => {
  const found = new Map<string, { page: number; boxes: Box[] }>();
  for (const { page, items } of pages) {
    for (const item of items) {
      for (const name of coloursOf(item).flatMap(({ spots = [], isWhite }) => (isWhite ? [] : spots))) {
        const known = found.get(name) ?? { page, boxes: [] };
        if (known.page === page) known.boxes.push(item.box);
        found.set(name, known);
      }
    }
  }
  return [...found].flatMap(([name, { page, boxes }]): Finding[] => {
    const place = { code: 'spot-colour', page, box: around(boxes) } as const;
    if (isProcessingStep(name)) return [{ ...place, level: 'note', values: { name, variant: 'step' } }];
    if (colours !== 'cmyk') return [];
    return [{ ...place, level: 'should', mend: 'convert-colours', values: { name, variant: 'ink' } }];
  });
};
