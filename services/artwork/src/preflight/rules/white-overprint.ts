import type { Finding } from '../report.ts';
import { aroundAll, places } from './boxes.ts';
import type { Rule } from './rule.ts';

/** Finds white that is set to print over other colours: there is no white ink, so that it disappears. */
export const whiteOverprint: Rule = ({ pages }) =>
  pages.flatMap(({ page, texts, inks }) => {
    const finding = { code: 'white-overprint' as const, level: 'must' as const, page };
    const lost = texts.filter(({ isWhite, isOverprinting, isHidden }) => isWhite && isOverprinting && !isHidden);
    const shapes = inks.filter(({ isWhiteOverprint }) => isWhiteOverprint);
    const found = places(lost).map(({ box }): Finding => ({ ...finding, box, values: { variant: 'text' } }));
    if (shapes.length === 0) return found;
    return [...found, { ...finding, box: aroundAll(shapes.map(({ box }) => box)), values: { variant: 'shape' } }];
  });
