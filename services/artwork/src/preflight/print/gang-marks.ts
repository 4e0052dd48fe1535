import type { Box } from '@print-shop/contracts';
import { type GangLayout, SHEET_MARGIN_MM } from '@print-shop/contracts/client';
import type { PageSize } from '../report.ts';
import type { Line } from './marks.ts';

/** Bleed of the outermost copies, so that the marks keep off it. */
const OUTER_BLEED_MM = 3;
const GAP_MM = 1;

/** Crop marks from the edge of the sheet up to the bleed, at both ends of each cut. */
export function gangMarks(layout: GangLayout, { widthMm, heightMm }: PageSize, gapMm: number): Line[] {
  const { columns, rows, width, height, left, top } = layout;
  const cuts = (from: number, count: number, length: number) => [
    ...new Set(
      Array.from({ length: count }, (_, at) => from + at * (length + gapMm)).flatMap((at) => [
        round(at),
        round(at + length),
      ]),
    ),
  ];
  const [down, across] = [top - OUTER_BLEED_MM - GAP_MM, left - OUTER_BLEED_MM - GAP_MM];
  return [
    ...cuts(left, columns, width).flatMap((x): Line[] => [
      [x, 0, x, down],
      [x, heightMm - down, x, heightMm],
    ]),
    ...cuts(top, rows, height).flatMap((y): Line[] => [
      [0, y, across, y],
      [widthMm - across, y, widthMm, y],
    ]),
  ];
}

/** The part of a copy's bleed that is printed: half of the gap towards its neighbours, more at the outer edges. */
export function printedPart(layout: GangLayout, at: { x: number; y: number }, gapMm: number, bleedMm: number): Box {
  const { columns, rows, width, height, left, top } = layout;
  const [inner, outer] = [Math.min(bleedMm, gapMm / 2), Math.min(bleedMm, OUTER_BLEED_MM)];
  const isFirst = (place: number, from: number) => place < from + 0.001;
  const isLast = (place: number, from: number, count: number, length: number) =>
    place > from + (count - 1) * (length + gapMm) - 0.001;
  const before = isFirst(at.x, left) ? outer : inner;
  const above = isFirst(at.y, top) ? outer : inner;
  const after = isLast(at.x, left, columns, width) ? outer : inner;
  const below = isLast(at.y, top, rows, height) ? outer : inner;
  return { x: at.x - before, y: at.y - above, width: width + before + after, height: height + above + below };
}

/** Where the slug begins: in the lower margin, below the first copy, so that it meets no mark. */
export const gangSlug = ({ left, width }: GangLayout, { heightMm }: PageSize) => ({
  x: left + 1,
  baseline: heightMm - SHEET_MARGIN_MM * 0.4,
  widthMm: width - 2,
});

/** Two copies without a gap share a cut. */
const round = (mm: number): number => Math.round(mm * 1000) / 1000;
