import type { ColourUse } from '../facts.ts';
import type { Finding } from '../report.ts';
import { aroundAll } from './boxes.ts';
import type { Rule } from './rule.ts';

/** Why a colour must be converted; `null` where the press prints it as it is. */
function variantOf({ space, isProfiled }: ColourUse): 'rgb' | 'unprofiled' | 'indexed' | null {
  if (space === 'rgb' || space === 'indexed') {
    if (!isProfiled) return 'unprofiled';
    return space;
  }
  return space === 'lab' ? 'rgb' : null;
}

/** Finds screen colours, which change when they are converted for the press: one finding a page and kind. */
export const rgbColour: Rule = ({ pages }, { profile: { colours } }) =>
  pages.flatMap(({ page, colours: uses }) =>
    [...Map.groupBy(uses, variantOf)].flatMap(([variant, found]): Finding[] => {
      if (!variant) return [];
      const finding = { code: 'rgb-colour' as const, page, box: aroundAll(found.map(({ box }) => box)) };
      if (colours === 'cmyk') {
        return [{ ...finding, level: 'should', mend: 'convert-colours', values: { variant, places: found.length } }];
      }
      return variant === 'unprofiled'
        ? [{ ...finding, level: 'note', values: { variant: 'unprofiled-any', places: found.length } }]
        : [];
    }),
  );
