import { SIDES } from '../facts.ts';
import type { Finding } from '../report.ts';
import { plain, type Rule } from './rule.ts';

/** A trim that is touched over less than this share is touched by chance: a line that ends there. */
const TOUCHED = 0.015;
/** Drawing is no finer than this. */
const EXACT_MM = 0.6;

/** Boxes that cannot be right, and content that reaches the trim and stops before the end of the bleed. */
export const noBleed: Rule = ({ pages }, { bleedMm }) =>
  pages.flatMap(({ page, trim, edges, boxFault }): Finding[] => {
    const faults: Finding[] = boxFault
      ? [{ code: 'no-bleed', level: 'should', page, box: trim, values: { variant: boxFault, bleed: bleedMm } }]
      : [];
    if (bleedMm === 0) return faults;
    const short = SIDES.filter((side) => edges[side].inked > TOUCHED && edges[side].reachMm < bleedMm - EXACT_MM);
    if (short.length === 0) return faults;
    const reach = Math.min(...short.map((side) => edges[side].reachMm));
    const values = { sides: short.join(' '), reach: plain(reach), bleed: plain(bleedMm) };
    const level = reach < bleedMm / 2 ? 'must' : 'should';
    const variant = reach < EXACT_MM ? 'none' : 'short';
    return [
      ...faults,
      { code: 'no-bleed', level, page, box: trim, mend: 'mirror-bleed', values: { ...values, variant } },
    ];
  });
