import type { Finding } from '../report.ts';
import { places } from './boxes.ts';
import type { Rule } from './rule.ts';

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Finds lines that are thinner than the press prints, and those of no width, which each device draws as it likes. */
export const hairline: Rule = ({ pages }, { profile: { minLinePt } }) =>
  pages.flatMap(({ page, lines }) => {
    const thin = lines.filter(({ widthPt }) => hundredths(widthPt) < minLinePt);
    const found = (chosen: typeof thin, level: 'must' | 'should', variant: string) =>
      places(chosen).map(({ box, things }): Finding => {
        const widthPt = hundredths(Math.min(...things.map((line) => line.widthPt)));
        return { code: 'hairline', level, page, box, values: { variant, widthPt, minLinePt } };
      });
    const none = lines.filter(({ widthPt }) => widthPt === 0);
    return [
      ...found(none, 'must', 'zero'),
      ...found(
        thin.filter(({ widthPt }) => widthPt > 0),
        'should',
        'thin',
      ),
    ];
  });
