import type { Box, PrintProfile } from '@print-shop/contracts';
import type { PageSize } from './report.ts';

export const MM_PER_PT = 25.4 / 72;
export const MM_PER_INCH = 25.4;
/** Shapes that differ by less can be scaled without anything being cut. */
export const SAME_SHAPE = 0.02;
/** Shapes within this are equally right. */
const SHAPE_STEP = 0.005;
/** Programs round sizes. */
const EXACT_MM = 0.05;
/** The bleed that printers ask for is between these, and the same on all sides. */
const LEAST_BLEED_MM = 1;
const MOST_BLEED_MM = 6;
const UNEVEN_MM = 0.5;
/** So much nearer a size with the usual bleed, or none, may be missed. */
const UNUSUAL_MM = 0.3;

const differs = (a: PageSize, b: PageSize): number =>
  Math.max(Math.abs(a.widthMm - b.widthMm), Math.abs(a.heightMm - b.heightMm));

export const isSameSize = (a: PageSize, b: PageSize, toleranceMm: number): boolean =>
  differs(a, b) <= toleranceMm + EXACT_MM;

export const turned = ({ widthMm, heightMm }: PageSize): PageSize => ({ widthMm: heightMm, heightMm: widthMm });

export const grown = ({ widthMm, heightMm }: PageSize, byMm: number): PageSize => ({
  widthMm: widthMm + 2 * byMm,
  heightMm: heightMm + 2 * byMm,
});

const ratio = ({ widthMm, heightMm }: PageSize): number => widthMm / heightMm;

/** How far two shapes differ: 0 for the same shape, 0.1 for a tenth wider. */
export const shapeDifference = (a: PageSize, b: PageSize): number => Math.abs(ratio(a) / ratio(b) - 1);

/** The finished sizes that a file may have: the one chosen, or those of the profile. */
export const wantedSizes = (profile: PrintProfile, size: PageSize | null): PageSize[] =>
  size ? [size] : profile.sizes.map(({ widthMm, heightMm }) => ({ widthMm, heightMm }));

/**
 * The wanted size that a page is meant for, turned or not: one as large as the page, else one of its shape, else the nearest one.
 * `undefined` where any size will do.
 */
export function nearestSize(page: PageSize, profile: PrintProfile, size: PageSize | null): PageSize | undefined {
  const wanted = wantedSizes(profile, size).map((one) => ({
    one,
    distance: Math.min(differs(page, one), differs(page, turned(one))),
    shape: Math.min(shapeDifference(page, one), shapeDifference(page, turned(one))),
  }));
  const byDistance = wanted.toSorted((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  if (!nearest || nearest.distance <= profile.toleranceMm + EXACT_MM) return nearest?.one;
  // The nearer one of two with nearly the same shape.
  const [shaped] = byDistance
    .filter(({ shape }) => shape <= SAME_SHAPE)
    .sort((a, b) => Math.round((a.shape - b.shape) / SHAPE_STEP));
  return (shaped ?? nearest).one;
}

/**
 * The trim of a page that has no trim box. A page as large as a wanted size with the same bleed on all sides is cut at that size;
 * any other one is cut at its edges.
 */
export function inferredTrim(
  page: PageSize,
  profile: PrintProfile,
  size: PageSize | null,
): { trim: Box; from: 'size' | 'page' } {
  const whole = { trim: { x: 0, y: 0, width: page.widthMm, height: page.heightMm }, from: 'page' } as const;
  const { bleedMm, toleranceMm } = profile;
  if (bleedMm === 0) return whole;
  const all = wantedSizes(profile, size).flatMap((wanted) => [wanted, turned(wanted)]);
  const [best] = [
    ...all
      .flatMap((wanted) => [0, bleedMm].map((bleed) => ({ wanted, bleed, by: differs(page, grown(wanted, bleed)) })))
      .filter(({ by }) => by <= toleranceMm + EXACT_MM),
    ...all.flatMap((wanted) => withOtherBleed(page, wanted)),
  ].sort((a, b) => a.by - b.by);
  if (!best || best.bleed === 0) return whole;
  const within = best.wanted;
  const x = (page.widthMm - within.widthMm) / 2;
  const y = (page.heightMm - within.heightMm) / 2;
  return { trim: { x, y, width: within.widthMm, height: within.heightMm }, from: 'size' };
}

/** A size around which a page has a bleed that others ask for, as wide on all sides. */
function withOtherBleed(page: PageSize, wanted: PageSize): { wanted: PageSize; bleed: number; by: number }[] {
  const [wide, high] = [page.widthMm - wanted.widthMm, page.heightMm - wanted.heightMm];
  const [bleed, uneven] = [(wide + high) / 4, Math.abs(wide - high)];
  const isBleed = uneven <= UNEVEN_MM && bleed >= LEAST_BLEED_MM && bleed <= MOST_BLEED_MM;
  return isBleed ? [{ wanted, bleed, by: uneven + UNUSUAL_MM }] : [];
}
