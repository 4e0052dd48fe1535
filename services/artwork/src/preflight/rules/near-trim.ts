import type { Box } from '@print-shop/contracts';
import { isOffTrim } from '../boxes.ts';
import type { Item, PageFacts } from '../facts.ts';
import type { Finding } from '../report.ts';
import { plain, type Rule } from './rule.ts';

/** Boxes of text are estimates. */
const EXACT_MM = 0.3;

/** How far within the trim a box ends, on the side where it is nearest. Negative beyond the trim. */
const insideBy = (box: Box, trim: Box): number =>
  Math.min(
    box.x - trim.x,
    box.y - trim.y,
    trim.x + trim.width - box.x - box.width,
    trim.y + trim.height - box.y - box.height,
  );

const isWhite = (item: Item): boolean =>
  item.type === 'path'
    ? (item.fill?.isWhite ?? true) && (item.stroke?.colour.isWhite ?? true)
    : item.type === 'text' && item.fill.isWhite;

/**
 * The relevant items that are nearer to the trim than the safe margin. Text always matters. A shape or picture that goes on
 * beyond the trim is a background there, and its look decides about its other sides. One that ends within the margin is none.
 */
function isAtRisk(item: Item, { trim }: PageFacts, safeMm: number): boolean {
  if (item.isOfLetter) return false;
  const inside = insideBy(item.box, trim);
  if (inside >= safeMm - EXACT_MM || isOffTrim(item.box, trim)) return false;
  if (item.type === 'text') return !item.fill.isRegistration;
  return inside > EXACT_MM && !isWhite(item);
}

export const nearTrim: Rule = ({ pages }, { safeMm }) =>
  pages.flatMap((facts) => [
    ...facts.items
      .filter((item) => isAtRisk(item, facts, safeMm))
      .map((item): Finding => {
        const inside = insideBy(item.box, facts.trim);
        const values = { what: item.type, distance: plain(Math.max(0, inside)), safe: plain(safeMm) };
        const isCut = inside < -EXACT_MM;
        return {
          code: 'near-trim',
          page: facts.page,
          box: item.box,
          level: item.type === 'text' && inside < 1 ? 'must' : 'should',
          values: { ...values, variant: isCut ? 'cut' : 'near' },
        };
      }),
    ...facts.nearEnds.map(({ type: what, box, insideMm }): Finding => {
      const values = { what, distance: plain(insideMm), safe: plain(safeMm), variant: 'near' };
      return { code: 'near-trim', level: 'should', page: facts.page, box, values };
    }),
  ]);
