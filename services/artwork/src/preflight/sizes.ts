import type { Box, PrintProfile } from '@print-shop/contracts';
import type { PageSize } from './report.ts';

export const MM_PER_PT = 25.4 / 72;
export const MM_PER_INCH = 25.4;

const differs = (a: PageSize, b: PageSize): number =>
  Math.max(Math.abs(a.widthMm - b.widthMm), Math.abs(a.heightMm - b.heightMm));

/** Whether two sizes are the same within `toleranceMm`. */
export const isSameSize = (a: PageSize, b: PageSize, toleranceMm: number): boolean =>
  differs(a, b) <= toleranceMm + 0.05;

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

/** The wanted size that a page is nearest to, turned or not; `undefined` where any size will do. */
export function nearestSize(page: PageSize, profile: PrintProfile, size: PageSize | null): PageSize | undefined {
  const distance = (wanted: PageSize) => Math.min(differs(page, wanted), differs(page, turned(wanted)));
  return wantedSizes(profile, size).sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * The trim of a page that has no trim box. A page as large as a wanted size and its bleed is cut at that size; any other one
 * is cut at its edges.
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
  if (all.some((wanted) => isSameSize(page, wanted, toleranceMm))) return whole;
  const within = all.find((wanted) => isSameSize(page, grown(wanted, bleedMm), toleranceMm));
  if (!within) return whole;
  const x = (page.widthMm - within.widthMm) / 2;
  const y = (page.heightMm - within.heightMm) / 2;
  return { trim: { x, y, width: within.widthMm, height: within.heightMm }, from: 'size' };
}
