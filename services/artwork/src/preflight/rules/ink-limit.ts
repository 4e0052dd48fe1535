import type { InkFact } from '../facts.ts';
import type { Finding } from '../report.ts';
import { aroundAll } from './boxes.ts';
import type { Rule } from './rule.ts';

/** Ink in percent above the limit from which sheets stick together whatever the printer does. */
const FAR_ABOVE = 40;

/** Finds places with more ink than the paper takes. */
export const inkLimit: Rule = ({ pages }, { profile: { inkLimitPercent } }) =>
  pages.flatMap(({ page, inks }) => {
    const above = inks.filter(({ percent, isWhiteOverprint }) => !isWhiteOverprint && percent > inkLimitPercent);
    const isFar = ({ percent }: InkFact) => percent > inkLimitPercent + FAR_ABOVE;
    const found = (chosen: readonly InkFact[], level: 'must' | 'should'): Finding[] => {
      if (chosen.length === 0) return [];
      const percent = Math.round(Math.max(...chosen.map((ink) => ink.percent)));
      const values = { variant: level === 'must' ? 'far-above' : 'above', percent, inkLimitPercent };
      return [
        {
          ...{ code: 'ink-limit', level, page, mend: 'convert-colours', values },
          box: aroundAll(chosen.map(({ box }) => box)),
        },
      ];
    };
    return [
      ...found(above.filter(isFar), 'must'),
      ...found(
        above.filter((ink) => !isFar(ink)),
        'should',
      ),
    ];
  });
