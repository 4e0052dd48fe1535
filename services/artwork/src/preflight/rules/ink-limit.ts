import { coloursOf } from './colours.ts';
import { around, isOffTrim, type Rule } from './rule.ts';

/** A press is not exact to a percent. */
const EXACT_PERCENT = 1;
/** A drawing has whole steps of each of four inks. */
const DRAWN_PERCENT = 4;

/** More ink in one place than the paper can take, in text and shapes, in pictures, or where they add up; one finding a page. */
export const inkLimit: Rule = ({ pages }, { inkLimitPercent }) =>
  pages.flatMap(({ page, items, ink, trim }) => {
    const finding = { code: 'ink-limit', level: 'should', page, mend: 'convert-colours' } as const;
    if (ink !== undefined) {
      if (ink === null || ink.percent <= inkLimitPercent + DRAWN_PERCENT) return [];
      return [{ ...finding, box: ink.box, values: { found: Math.round(ink.percent), most: inkLimitPercent } }];
    }
    const inkOf = (item: (typeof items)[number]) =>
      Math.max(0, ...coloursOf(item).map(({ inkPercent }) => inkPercent ?? 0));
    // Crop and registration marks have all inks, and are cut away.
    const over = items.filter((item) => inkOf(item) > inkLimitPercent + EXACT_PERCENT && !isOffTrim(item.box, trim));
    if (over.length === 0) return [];
    const values = { found: Math.round(Math.max(...over.map(inkOf))), most: inkLimitPercent };
    const box = around(over.map((item) => item.box));
    return [{ ...finding, box, values }];
  });
