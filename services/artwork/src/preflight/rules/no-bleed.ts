import type { Box, PrintProfile } from '@print-shop/contracts';
import { type PageFacts, SIDES, type Side } from '../facts.ts';
import type { Finding } from '../report.ts';
import { onceEach, plain, type Rule, sizeText } from './rule.ts';

/** A trim that is touched over less than this share is touched by chance: a line that ends there. */
const TOUCHED = 0.015;
/** Drawing is no finer than this. */
const EXACT_MM = 0.6;

/** A bleed box is written with decimals of its own. */
const BOX_MM = 0.3;

/** Boxes that cannot be right or are missing, and content that reaches the trim and stops before the end of the bleed. */
export const noBleed: Rule = (facts, profile) => [
  ...facts.pages.flatMap((page) => [
    ...boxFaults(page, profile),
    ...shortEdges(page, profile),
    ...stops(page, profile),
  ]),
  ...(facts.kind === 'pdf' ? onceEach(facts.pages.flatMap((page) => boxNotes(page, profile))) : []),
];

const boxFaults = ({ page, trim, boxFault }: PageFacts, { bleedMm }: PrintProfile): Finding[] =>
  boxFault
    ? [{ code: 'no-bleed', level: 'should', page, box: trim, values: { variant: boxFault, bleed: bleedMm } }]
    : [];

const shortSides = ({ edges }: PageFacts, bleedMm: number): Side[] =>
  SIDES.filter((side) => edges[side].inked > TOUCHED && edges[side].reachMm < bleedMm - EXACT_MM);

function shortEdges(facts: PageFacts, { bleedMm }: PrintProfile): Finding[] {
  const { page, trim, edges } = facts;
  const short = shortSides(facts, bleedMm);
  if (bleedMm === 0 || short.length === 0) return [];
  const reach = Math.min(...short.map((side) => edges[side].reachMm));
  const values = { sides: short.join(' '), reach: plain(reach), bleed: plain(bleedMm) };
  const level = reach < bleedMm / 2 ? 'must' : 'should';
  const variant = reach < EXACT_MM ? 'none' : 'short';
  return [{ code: 'no-bleed', level, page, box: trim, mend: 'mirror-bleed', values: { ...values, variant } }];
}

/** Objects that end on a ground with bleed. The finding says where the ground ends as well. */
function stops(facts: PageFacts, { bleedMm }: PrintProfile): Finding[] {
  const short = shortSides(facts, bleedMm);
  return facts.stops.flatMap(({ type, box, sides, reachMm }): Finding[] => {
    const left = sides.filter((side) => !short.includes(side));
    if (bleedMm === 0 || left.length === 0) return [];
    const values = {
      what: type,
      sides: left.join(' '),
      reach: plain(reachMm),
      bleed: plain(bleedMm),
      variant: 'object',
    };
    return [{ code: 'no-bleed', level: 'should', page: facts.page, box, mend: 'mirror-bleed', values }];
  });
}

/** The points that the boxes leave open: the cut of the page, and the part of the bleed that counts. */
function boxNotes(facts: PageFacts, { bleedMm }: PrintProfile): Finding[] {
  const { page, trim, trimFrom, bleed, widthMm, heightMm } = facts;
  const note = { code: 'no-bleed', level: 'note', page, box: trim } as const;
  const wanted = sizeText({ widthMm: trim.width, heightMm: trim.height });
  const found: Finding[] = [];
  if (trimFrom === 'size') found.push({ ...note, values: { variant: 'inferred', wanted, bleed: plain(bleedMm) } });
  if (!bleed || bleedMm === 0) return found;
  if (leastMargin({ x: 0, y: 0, width: widthMm, height: heightMm }, bleed) < -BOX_MM)
    found.push({ ...note, box: null, values: { variant: 'bleed-outside', bleed: plain(bleedMm) } });
  const margin = leastMargin(bleed, trim);
  // Content that stops is worse, and reported as such; where none meets the trim, nothing has to go on.
  const meetsTrim = SIDES.some((side) => facts.edges[side].inked > TOUCHED);
  if (
    meetsTrim &&
    trimFrom === 'box' &&
    margin > -BOX_MM &&
    margin < bleedMm - BOX_MM &&
    shortSides(facts, bleedMm).length === 0
  )
    found.push({
      ...note,
      values: { variant: 'bleed-small', reach: plain(Math.max(0, margin)), bleed: plain(bleedMm) },
    });
  return found;
}

/** How far a box goes beyond another on the side where that is least; negative where it ends within. */
const leastMargin = (outer: Box, inner: Box): number =>
  Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
