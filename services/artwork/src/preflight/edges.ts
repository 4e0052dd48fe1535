import type { Box } from '@print-shop/contracts';
import { type Edge, SIDES, type Side } from './facts.ts';
import type { Raster } from './raster.ts';

/** What is darker is not paper; the rest is what compression leaves of white. */
const WHITE_FROM = 248;
/** So far within the trim a page must be inked to count as inked at the trim. */
const INSIDE_MM = 0.3;
/** So much of what meets the trim must go on beyond it. */
const MOST = 0.9;
const STEPS = 12;
const MAX_POSITIONS = 1200;

/** Looks at a drawn page along its trim: where it is inked, and how far beyond the trim that goes on, up to `bleedMm`. */
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
  const count = Math.max(2, Math.min(MAX_POSITIONS, Math.round(length * pxPerMm)));
  const isInkedAt = (position: number, beyondMm: number): boolean => {
    const along = start + (length * (position + 0.5)) / count;
    const across = edge + outwards * beyondMm;
    return isAcross
      ? isInked(raster, along * pxPerMm, across * pxPerMm)
      : isInked(raster, across * pxPerMm, along * pxPerMm);
  };
  const inside = Math.max(INSIDE_MM, 1 / pxPerMm);
  const inked = Array.from({ length: count }, (_, position) => position).filter((position) =>
    isInkedAt(position, -inside),
  );
  if (inked.length === 0) return { inked: 0, reachMm: 0 };
  let reachMm = 0;
  for (let step = 1; step <= STEPS; step++) {
    // Just within the step's end, so that a page that ends exactly there reaches it.
    const beyond = Math.max(0, (bleedMm * step) / STEPS - Math.min(0.05 + 0.5 / pxPerMm, bleedMm / STEPS / 2));
    const going = inked.filter((position) => isInkedAt(position, beyond)).length;
    if (going < inked.length * MOST) break;
    reachMm = (bleedMm * step) / STEPS;
  }
  return { inked: inked.length / count, reachMm };
}

function isInked({ data, width, height, channels }: Raster, x: number, y: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return false;
  const at = (row * width + column) * channels;
  return (data[at] ?? 255) < WHITE_FROM || (data[at + 1] ?? 255) < WHITE_FROM || (data[at + 2] ?? 255) < WHITE_FROM;
}
