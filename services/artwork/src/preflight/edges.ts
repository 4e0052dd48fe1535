import type { Box } from '@print-shop/contracts';
import {
  type Edge,
  type ImageItem,
  type Item,
  type NearEnd,
  type PathItem,
  SIDES,
  type Side,
  type Stop,
} from './facts.ts';
import { common } from './pdf/matrix.ts';
import type { Raster } from './raster.ts';

/** Darker colours are not paper. The rest are traces of compression in white. */
const WHITE_FROM = 248;
/** So far within the trim a page must be inked to count as inked at the trim. */
const INSIDE_MM = 0.3;
/** So much of what meets the trim must go on beyond it. */
const MOST = 0.9;
/** Along an edge, and across it. */
const FINEST_MM = 0.25;
/** How far aside of where something meets the trim it is looked for: stripes and lines cross it aslant, and patterns go on beside it. */
const ASIDE_AT_TRIM_MM = 1;
const ASIDE_PER_MM = 2;
/** How deep within the trim a pattern is looked for, in bleeds. */
const PATTERN_BLEEDS = 3;
/** The least number of places in which a pattern meets an edge, and the largest share of it. A frame or a ground covers all of it. */
const PATTERN_RUNS = 3;
const PATTERN_SHARE = 0.8;

/**
 * Looks at a drawn page along its trim: where it is inked, and how far beyond the trim that goes on, up to `bleedMm`. Content that meets
 * the trim goes on if there is ink in its neighbourhood further out. A pattern may end in a gap that is as wide as its own.
 */
export function edgesOf(raster: Raster, pageWidthMm: number, trim: Box, bleedMm: number): Record<Side, Edge> {
  const pxPerMm = raster.width / pageWidthMm;
  const edges = SIDES.map((side) => [side, edgeOf(raster, pxPerMm, trim, side, bleedMm)] as const);
  return Object.fromEntries(edges) as Record<Side, Edge>;
}

function edgeOf(raster: Raster, pxPerMm: number, trim: Box, side: Side, bleedMm: number): Edge {
  const isAcross = side === 'top' || side === 'bottom';
  const length = isAcross ? trim.width : trim.height;
  const start = isAcross ? trim.x : trim.y;
  const edge = { top: trim.y, left: trim.x, bottom: trim.y + trim.height, right: trim.x + trim.width }[side];
  const outwards = side === 'top' || side === 'left' ? -1 : 1;
  const finest = Math.max(FINEST_MM, 1 / pxPerMm);
  const count = Math.max(2, Math.ceil(length / finest));
  const isInkedAt = (position: number, beyondMm: number): boolean => {
    const along = start + (length * (position + 0.5)) / count;
    const across = edge + outwards * beyondMm;
    return isAcross
      ? isInked(raster, along * pxPerMm, across * pxPerMm)
      : isInked(raster, across * pxPerMm, along * pxPerMm);
  };
  /** For each position, whether anything is inked up to `asideMm` beside it. */
  const inkedBeside = (beyondMm: number, asideMm: number): ((position: number) => boolean) => {
    const aside = Math.round((asideMm / length) * count);
    // How many are inked before each position; those around the corners count, too.
    const before = [0];
    for (let at = -aside; at < count + aside; at++)
      before.push((before.at(-1) ?? 0) + (isInkedAt(at, beyondMm) ? 1 : 0));
    return (position) => (before[position + 2 * aside + 1] ?? 0) > (before[position] ?? 0);
  };
  // A pixel as large as the page is no further away than its middle.
  const inside = Math.max(INSIDE_MM, Math.min(1 / pxPerMm, (isAcross ? trim.height : trim.width) / 2));
  const inked = Array.from({ length: count }, (_, position) => position).filter((position) =>
    isInkedAt(position, -inside),
  );
  if (inked.length === 0) return { inked: 0, reachMm: 0 };
  const steps = Math.max(1, Math.round(bleedMm / finest));
  // Just within the step's end, so that a page that ends exactly there reaches it.
  const justBefore = Math.min(0.05 + 0.5 / pxPerMm, bleedMm / steps / 2);
  const asideAtMm = (depthMm: number): number => ASIDE_AT_TRIM_MM + ASIDE_PER_MM * depthMm;
  const outside = Array.from({ length: steps }, (_, at) => {
    const depth = (bleedMm * (at + 1)) / steps;
    return inkedBeside(Math.max(0, depth - justBefore), asideAtMm(depth));
  });
  const within = Array.from({ length: steps * PATTERN_BLEEDS }, (_, at) =>
    inkedBeside(-inside - (bleedMm * at) / steps, asideAtMm(bleedMm)),
  );
  const runs = inked.filter((position, at) => position !== (inked[at - 1] ?? Number.NaN) + 1).length;
  const mayBePattern = runs >= PATTERN_RUNS && inked.length < count * PATTERN_SHARE;
  const reaches = inked.map((position) => {
    const last = outside.findLastIndex((isInkedBeside) => isInkedBeside(position)) + 1;
    const isPattern =
      mayBePattern && last > 0 && steps - last <= longestGap(within.map((isInkedBeside) => isInkedBeside(position)));
    return isPattern ? steps : last;
  });
  const [reach = 0] = reaches.sort((a, b) => a - b).slice(Math.floor(inked.length * (1 - MOST)));
  return { inked: inked.length / count, reachMm: (bleedMm * reach) / steps };
}

function longestGap(places: readonly boolean[]): number {
  let [longest, empty] = [0, 0];
  for (const isInkedThere of places) {
    if (isInkedThere) longest = Math.max(longest, empty);
    empty = isInkedThere ? 0 : empty + 1;
  }
  return longest;
}

/** So far from an edge, on both sides of it, colours are compared: beyond what drawing blurs. */
const ASIDE_MM = 0.15;
const ASIDE_PX = 1.2;
/** A shorter or less deep part within the trim is a line or a dot. */
const LEAST_LONG_MM = 4;
const LEAST_DEEP_MM = 1;
/** Ends so near to the full bleed that it need not be drawn further. */
const NEARLY_BLEED_MM = 0.6;
/** Most objects that are looked at, and places along an edge of one. */
const MAX_OBJECTS = 300;
const MAX_PLACES = 60;
/** Colours that differ by more, of 255, are seen as different. */
const SEEN = 24;
/** So much of an edge must be seen. */
const MOST_SEEN = 0.5;

/**
 * The pictures and areas that end visibly at the trim, or go on beyond it by less than the bleed. An edge that something else
 * covers, or that has the colours of its ground, is none.
 */
export function stopsOf(
  raster: Raster,
  pageWidthMm: number,
  { trim, bleedMm }: { trim: Box; bleedMm: number },
  items: readonly Item[],
): Stop[] {
  const isStop = (box: Box, side: Side): boolean => {
    const reach = beyond(box, trim, side);
    return reach >= -INSIDE_MM && reach <= bleedMm - NEARLY_BLEED_MM;
  };
  return edgesSeen(raster, pageWidthMm, trim, items, isStop).map(({ type, box, sides }) => ({
    type,
    box,
    sides,
    reachMm: Math.max(0, Math.min(...sides.map((side) => beyond(box, trim, side)))),
  }));
}

/** The pictures and areas that reach the trim on one side and are seen to end nearer to it than `safeMm` on another. */
export function nearEndsOf(
  raster: Raster,
  pageWidthMm: number,
  { trim, safeMm }: { trim: Box; safeMm: number },
  items: readonly Item[],
): NearEnd[] {
  const isNear = (box: Box, side: Side): boolean => {
    const inside = -beyond(box, trim, side);
    const reachesTrim = SIDES.some((other) => beyond(box, trim, other) >= -INSIDE_MM);
    return reachesTrim && inside > INSIDE_MM && inside < safeMm - INSIDE_MM;
  };
  return edgesSeen(raster, pageWidthMm, trim, items, isNear).map(({ type, box, sides }) => ({
    type,
    box,
    insideMm: Math.min(...sides.map((side) => -beyond(box, trim, side))),
  }));
}

/** The pictures and areas that have such edges, with those of them that are seen. */
function edgesSeen(
  raster: Raster,
  pageWidthMm: number,
  trim: Box,
  items: readonly Item[],
  isSuch: (box: Box, side: Side) => boolean,
): (Pick<ImageItem | PathItem, 'type' | 'box'> & { sides: Side[] })[] {
  const pxPerMm = raster.width / pageWidthMm;
  const found: ReturnType<typeof edgesSeen> = [];
  let looked = 0;
  for (const { box, ...item } of items) {
    if (item.type === 'text' || item.isOfLetter || (item.type === 'path' && (!item.fill || item.fill.isWhite)))
      continue;
    const sides = SIDES.filter((side) => isSuch(box, side) && isLargeAt(box, trim, side));
    if (sides.length === 0) continue;
    if (++looked > MAX_OBJECTS) break;
    const seen = sides.filter((side) => isEdgeSeen(raster, pxPerMm, common(box, trim) ?? box, box, side));
    if (seen.length > 0) found.push({ type: item.type, box, sides: seen });
  }
  return found;
}

/** How far a box goes beyond the trim on a side; negative where it ends within. */
const beyond = (box: Box, trim: Box, side: Side): number =>
  ({
    top: trim.y - box.y,
    left: trim.x - box.x,
    bottom: box.y + box.height - trim.y - trim.height,
    right: box.x + box.width - trim.x - trim.width,
  })[side];

/** Whether what a box has within the trim is more than a line or a dot at that side. */
function isLargeAt(box: Box, trim: Box, side: Side): boolean {
  const inside = common(box, trim);
  if (!inside) return false;
  const isAcross = side === 'top' || side === 'bottom';
  const [long, deep] = isAcross ? [inside.width, inside.height] : [inside.height, inside.width];
  return long >= LEAST_LONG_MM && deep >= LEAST_DEEP_MM;
}

/** Whether colours change at an edge of `box`, along `inside`, by more than they do just before it. */
function isEdgeSeen(raster: Raster, pxPerMm: number, inside: Box, box: Box, side: Side): boolean {
  const isAcross = side === 'top' || side === 'bottom';
  const [start, length] = isAcross ? [inside.x, inside.width] : [inside.y, inside.height];
  const edge = { top: box.y, left: box.x, bottom: box.y + box.height, right: box.x + box.width }[side];
  const outwards = side === 'top' || side === 'left' ? -1 : 1;
  const aside = Math.max(ASIDE_MM, ASIDE_PX / pxPerMm);
  const count = Math.max(2, Math.min(MAX_PLACES, Math.round(length * pxPerMm)));
  let seen = 0;
  for (let place = 0; place < count; place++) {
    const along = (start + (length * (place + 0.5)) / count) * pxPerMm;
    const [out, just, within] = [1, -1, -3].map((times) => {
      const across = (edge + outwards * times * aside) * pxPerMm;
      return isAcross ? pixelAt(raster, along, across) : pixelAt(raster, across, along);
    });
    const change = differenceOf(raster, just, out);
    if (change > SEEN && change > 2 * differenceOf(raster, within, just)) seen++;
  }
  return seen >= count * MOST_SEEN;
}

/** Where a pixel begins; `undefined` off the page. */
function pixelAt({ width, height, channels }: Raster, x: number, y: number): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  return (row * width + column) * channels;
}

/** How much two pixels differ; not at all where one is off the page. */
function differenceOf({ data }: Raster, a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return Math.max(...[0, 1, 2].map((part) => Math.abs((data[a + part] ?? 0) - (data[b + part] ?? 0))));
}

function isInked(raster: Raster, x: number, y: number): boolean {
  const at = pixelAt(raster, x, y);
  if (at === undefined) return false;
  const { data } = raster;
  return (data[at] ?? 255) < WHITE_FROM || (data[at + 1] ?? 255) < WHITE_FROM || (data[at + 2] ?? 255) < WHITE_FROM;
}
