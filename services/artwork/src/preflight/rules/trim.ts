import type { Box } from '@print-shop/contracts';
import type { PageFacts } from '../facts.ts';
import type { PageSize } from '../report.ts';
import type { RuleContext } from './rule.ts';

/** How much more than the profile's bleed a page without a trim box may have on each side, in millimetres. */
const EXTRA_BLEED_MM = 3;

/** The finished sizes that are right; none where a file is printed at any size. */
export const wantedSizes = ({ profile, size }: RuleContext): readonly PageSize[] => (size ? [size] : profile.sizes);

export const turned = ({ widthMm, heightMm }: PageSize): PageSize => ({ widthMm: heightMm, heightMm: widthMm });

/** Whether both sides differ by `toleranceMm` at most. */
export const isSize = (one: PageSize, other: PageSize, toleranceMm: number): boolean =>
  Math.abs(one.widthMm - other.widthMm) <= toleranceMm && Math.abs(one.heightMm - other.heightMm) <= toleranceMm;

/** Where a page is cut. */
export interface Trim {
  box: Box;
  size: PageSize;
  /** The page has no trim box; it is larger than a wanted size by the same on all sides, which is taken for its bleed. */
  isAssumed: boolean;
}

/** The bleed on each side in millimetres, if the page is a wanted size, upright or turned, and as much more on all sides. */
function assumedBleedMm({ whole }: PageFacts, context: RuleContext): number | null {
  const { bleedMm, toleranceMm } = context.profile;
  if (bleedMm === 0) return null;
  const sizes = wantedSizes(context).flatMap((size) => [size, turned(size)]);
  if (sizes.some((size) => isSize(whole, size, toleranceMm))) return null;
  const surplus = sizes
    .map(({ widthMm, heightMm }) => [whole.widthMm - widthMm, whole.heightMm - heightMm] as const)
    .filter(([across, down]) => across > 0 && down > 0 && Math.abs(across - down) <= toleranceMm)
    .map(([across, down]) => (across + down) / 4)
    .filter((margin) => margin <= bleedMm + EXTRA_BLEED_MM);
  const distance = (margin: number) => Math.abs(margin - bleedMm);
  return surplus.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Where a page is cut: at its trim box, else inside of the bleed that it seems to have, else at its edge. */
export function trimOf(page: PageFacts, context: RuleContext): Trim {
  if (page.trim) return { box: page.trim, size: page.size, isAssumed: false };
  const { widthMm, heightMm } = page.whole;
  const bleed = assumedBleedMm(page, context) ?? 0;
  const size = { widthMm: widthMm - 2 * bleed, heightMm: heightMm - 2 * bleed };
  return {
    box: { x: bleed, y: bleed, width: size.widthMm, height: size.heightMm },
    size,
    isAssumed: bleed > 0,
  };
}
