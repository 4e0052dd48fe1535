import type { Box, PrintProfile } from '@print-shop/contracts';
import type { PageSize } from '../report.ts';
import { isSameSize, nearestSize, turned } from '../sizes.ts';
import type { Line } from './marks.ts';

/** The least distance of crop marks from the trim: what is cut a little too wide shows none. */
const LEAST_BLEED_MM = 2;
/** Between the bleed and the marks. */
const GAP_MM = 1;
export const MARK_MM = 5;
const EDGE_MM = 1;
/** Below the marks, for the line that says what the file is. */
const SLUG_MM = 4;

/** A page of the print file, in millimetres from its upper left corner. */
export interface PrintedSheet extends PageSize {
  trim: Box;
  bleed: Box;
  /** From the trim to the beginning of the marks. */
  markOffset: number;
}

/** The sheet around a finished size. The bleed is the same on all sides, even where the file has less. */
export function printedSheet({ widthMm, heightMm }: PageSize, bleedMm: number): PrintedSheet {
  const markOffset = Math.max(bleedMm, LEAST_BLEED_MM) + GAP_MM;
  const margin = markOffset + MARK_MM + EDGE_MM;
  return {
    widthMm: widthMm + 2 * margin,
    heightMm: heightMm + 2 * margin + SLUG_MM,
    trim: { x: margin, y: margin, width: widthMm, height: heightMm },
    bleed: {
      x: margin - bleedMm,
      y: margin - bleedMm,
      width: widthMm + 2 * bleedMm,
      height: heightMm + 2 * bleedMm,
    },
    markOffset,
  };
}

/**
 * Where a page is cut: at the finished size, in the middle of the page's own trim, as far as the bleed makes up for the
 * difference. A page that differs more is printed as large as it is.
 */
export function finishedTrim(trim: Box, profile: PrintProfile, size: PageSize | null): Box {
  const found = { widthMm: trim.width, heightMm: trim.height };
  const wanted = nearestSize(found, profile, size);
  const allowed = Math.min(profile.toleranceMm, profile.bleedMm);
  const finished = [wanted, wanted && turned(wanted)].find((one) => one && isSameSize(found, one, allowed));
  if (!finished) return trim;
  const { widthMm: width, heightMm: height } = finished;
  return { x: trim.x + (trim.width - width) / 2, y: trim.y + (trim.height - height) / 2, width, height };
}

/** Two crop marks at each corner of the trim. */
export function cropMarks({ trim: { x, y, width, height }, markOffset }: PrintedSheet): Line[] {
  const [near, far] = [markOffset, markOffset + MARK_MM];
  const across = [
    [x - far, x - near],
    [x + width + near, x + width + far],
  ] as const;
  const down = [
    [y - far, y - near],
    [y + height + near, y + height + far],
  ] as const;
  return [
    ...[y, y + height].flatMap((at) => across.map(([from, to]): Line => [from, at, to, at])),
    ...[x, x + width].flatMap((at) => down.map(([from, to]): Line => [at, from, at, to])),
  ];
}

/** Where the slug begins, on its baseline, and the room for it. */
export const slugPlace = ({ widthMm, heightMm }: PrintedSheet) => ({
  x: 2 * EDGE_MM,
  baseline: heightMm - 1.5 * EDGE_MM,
  widthMm: widthMm - 4 * EDGE_MM,
});

/** The middles of the four registration marks, one on each side. */
export function registrationMarks({ trim: { x, y, width, height }, markOffset }: PrintedSheet): [number, number][] {
  const away = markOffset + MARK_MM / 2;
  return [
    [x + width / 2, y - away],
    [x + width + away, y + height / 2],
    [x + width / 2, y + height + away],
    [x - away, y + height / 2],
  ];
}
