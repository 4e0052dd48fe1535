import { around, isOffTrim } from '../boxes.ts';
import type { Item } from '../facts.ts';
import { plain, type Rule } from './rule.ts';

const EXACT_PT = 0.01;

function widthOf(item: Item): number {
  if (item.type === 'image') return Infinity;
  const { fill, stroke } = item;
  const isDrawn = stroke !== null && !stroke.colour.isWhite;
  // A line around letters that are filled in the same colour may vanish, and they are still read.
  if (item.type === 'text')
    return isDrawn && (item.fill.isWhite || item.fill === stroke.colour) ? stroke.widthPt : Infinity;
  if (isDrawn) return stroke.widthPt;
  return fill && !fill.isWhite ? (item.fillPt ?? Infinity) : Infinity;
}

/** Lines, and areas as thin as lines, thinner than the press holds; one finding a page, with the thinnest. */
export const hairline: Rule = ({ pages }, { minLinePt }) =>
  pages.flatMap(({ page, items, trim }) => {
    const thin = items.filter((item) => widthOf(item) < minLinePt - EXACT_PT && !isOffTrim(item.box, trim));
    if (thin.length === 0) return [];
    const width = Math.min(...thin.map(widthOf));
    const values = {
      count: thin.length,
      width: width < 0.1 ? Math.round(width * 100) / 100 : plain(width),
      least: minLinePt,
    };
    return [{ code: 'hairline', level: 'should', page, box: around(thin.map(({ box }) => box)), values } as const];
  });
