import type { Item } from '../facts.ts';
import { around, plain, type Rule } from './rule.ts';

const EXACT_PT = 0.01;

const widthOf = (item: Item): number =>
  item.type === 'path' && item.stroke && !item.stroke.colour.isWhite ? item.stroke.widthPt : Infinity;

/** Lines thinner than the press holds; one finding a page, with the thinnest. */
export const hairline: Rule = ({ pages }, { minLinePt }) =>
  pages.flatMap(({ page, items }) => {
    const thin = items.filter((item) => widthOf(item) < minLinePt - EXACT_PT);
    if (thin.length === 0) return [];
    const width = Math.min(...thin.map(widthOf));
    const values = {
      count: thin.length,
      width: width < 0.1 ? Math.round(width * 100) / 100 : plain(width),
      least: minLinePt,
    };
    return [{ code: 'hairline', level: 'should', page, box: around(thin.map(({ box }) => box)), values } as const];
  });
