import { coloursOf } from './colours.ts';
import { around, type Rule } from './rule.ts';

/** A press is not exact to a percent. */
const EXACT_PERCENT = 1;

/** More ink in one place than the paper can take, in text and shapes or in pictures; one finding a page. */
export const inkLimit: Rule = ({ pages }, { inkLimitPercent }) =>
  pages.flatMap(({ page, items }) => {
    const inkOf = (item: (typeof items)[number]) =>
      Math.max(0, ...coloursOf(item).map(({ inkPercent }) => inkPercent ?? 0));
    const over = items.filter((item) => inkOf(item) > inkLimitPercent + EXACT_PERCENT);
    if (over.length === 0) return [];
    const values = { found: Math.round(Math.max(...over.map(inkOf))), most: inkLimitPercent };
    const box = around(over.map((item) => item.box));
    return [{ code: 'ink-limit', level: 'should', page, box, mend: 'convert-colours', values } as const];
  });
