import { around, isOffTrim } from '../boxes.ts';
import type { Item } from '../facts.ts';
import { coloursOf } from '../item-colours.ts';
import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** A press is not exact to a percent. */
const EXACT_PERCENT = 1;
/** A drawing has whole steps of each of four inks. */
const DRAWN_PERCENT = 4;

const isUnknown = (item: Item): boolean =>
  coloursOf(item).some(({ space, inkPercent }) => space === 'pattern' || (space === 'cmyk' && inkPercent === null));

/** More ink in one place than the paper can take, in text and shapes, in pictures, or where they add up; one finding a page. */
export const inkLimit: Rule = ({ pages }, { inkLimitPercent }) =>
  pages.flatMap(({ page, items, ink, trim }): Finding[] => {
    const finding = { code: 'ink-limit', level: 'should', page, mend: 'convert-colours' } as const;
    const inkOf = (item: (typeof items)[number]) =>
      Math.max(0, ...coloursOf(item).map(({ inkPercent }) => inkPercent ?? 0));
    // Crop and registration marks have all inks, and are cut away.
    const over = items.filter((item) => inkOf(item) > inkLimitPercent + EXACT_PERCENT && !isOffTrim(item.box, trim));
    if (ink !== undefined) {
      if (ink === null || ink.percent <= inkLimitPercent + DRAWN_PERCENT) return [];
      const { box } = ink;
      const values = { found: Math.round(ink.percent), most: inkLimitPercent };
      if (over.length > 0 || items.some(isUnknown)) return [{ ...finding, box, values }];
      // Each object is converted by itself, which takes nothing of those that add up.
      return [{ code: 'ink-limit', level: 'should', page, box, values: { ...values, variant: 'overlap' } }];
    }
    if (over.length === 0) return [];
    const values = { found: Math.round(Math.max(...over.map(inkOf))), most: inkLimitPercent };
    const box = around(over.map((item) => item.box));
    return [{ ...finding, box, values }];
  });
