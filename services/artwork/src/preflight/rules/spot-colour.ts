import type { Box } from '@print-shop/contracts';
import { around } from '../boxes.ts';
import type { Facts } from '../facts.ts';
import { coloursOf, isStep } from '../item-colours.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/**
 * Spot colours where the press has four inks, each name once, but for tints of nothing. Die lines and the like are only noted, unless
 * they have inks that are printed.
 */
export const spotColour: Rule = (facts, { colours }) => {
  const found = new Map<string, { page: number; boxes: Box[]; isOfStep: boolean; stays: boolean }>();
  for (const { page, items } of facts.pages) {
    for (const item of items) {
      for (const { spots = [], steps = [], isWhite, converts } of coloursOf(item)) {
        for (const name of isWhite ? [] : spots) {
          const known = found.get(name) ?? { page, boxes: [], isOfStep: steps.includes(name), stays: false };
          if (known.page === page) known.boxes.push(item.box);
          known.stays ||= converts === 'never';
          found.set(name, known);
        }
      }
    }
  }
  const ofInks = [...found].flatMap(([bytes, { page, boxes, isOfStep, stays }]): Finding[] => {
    const name = readable(bytes);
    const place = { code: 'spot-colour', page, box: around(boxes) } as const;
    if (isOfStep) return [{ ...place, level: 'note', values: { name, variant: 'step' } }];
    if (colours !== 'cmyk') return [];
    if (stays) return [{ ...place, level: 'should', values: { name, variant: 'ink-stay' } }];
    return [{ ...place, level: 'should', mend: 'convert-colours', values: { name, variant: 'ink' } }];
  });
  return [...ofInks, ...printedSteps(facts)];
};

/** A name of a PDF as people read it: its bytes are UTF-8 (ISO 32000-2, section 7.3.5), or in older files one for each letter. */
function readable(name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

/** Steps after printing, by their layers, that have inks which are printed all the same. Each is reported once a page. */
const printedSteps = ({ pages }: Facts): Finding[] =>
  pages.flatMap(({ page, items }) => {
    const printed = items.filter((item) => coloursOf(item).some((colour) => !colour.isWhite && !isStep(colour)));
    const bySteps = Map.groupBy(printed, ({ step }) => step);
    return [...bySteps].flatMap(([name, found]): Finding[] => {
      if (name === undefined) return [];
      const box = around(found.map((item) => item.box));
      return [{ code: 'spot-colour', level: 'should', page, box, values: { name, variant: 'step-printed' } }];
    });
  });
