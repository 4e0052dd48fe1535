import type { Box } from '@print-shop/contracts';
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
const isConverted = (item: Item): boolean => coloursOf(item).every(({ converts }) => converts !== 'never');

/** More ink in one place than the paper can take, in text and shapes, in pictures, or where they add up; one finding a page. */
export const inkLimit: Rule = ({ pages }, { inkLimitPercent, colours }) =>
  pages.flatMap(({ page, items, ink, trim }): Finding[] => {
    const finding = (found: number, box: Box | null, variant: 'only' | 'lighter' | 'overlap'): Finding => ({
      code: 'ink-limit',
      level: 'should',
      page,
      box,
      values: { found: Math.round(found), most: inkLimitPercent, ...(variant === 'only' ? {} : { variant }) },
      ...(variant === 'only' ? { mend: 'convert-colours' } : {}),
    });
    // Colours are converted to the inks of a press with four alone.
    const variantOf = (objects: readonly Item[]) =>
      colours === 'cmyk' && objects.some(isConverted) ? 'only' : 'lighter';
    const inkOf = (item: (typeof items)[number]) =>
      Math.max(0, ...coloursOf(item).map(({ inkPercent }) => inkPercent ?? 0));
    // Crop and registration marks have all inks, and are cut away.
    const over = items.filter((item) => inkOf(item) > inkLimitPercent + EXACT_PERCENT && !isOffTrim(item.box, trim));
    if (ink !== undefined) {
      if (ink === null || ink.percent <= inkLimitPercent + DRAWN_PERCENT) return [];
      // Each object is converted by itself, which takes nothing of those that add up.
      const causes = [...over, ...items.filter(isUnknown)];
      return [finding(ink.percent, ink.box, causes.length > 0 ? variantOf(causes) : 'overlap')];
    }
    if (over.length === 0) return [];
    return [finding(Math.max(...over.map(inkOf)), around(over.map((item) => item.box)), variantOf(over))];
  });
