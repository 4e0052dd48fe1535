import type { Box, PrintProfile } from '@print-shop/contracts';
import type { PageSize } from '../report.ts';
import { grown, shapeDifference, turned, wantedSizes } from '../sizes.ts';

/** Shapes within this share are the same: a pixel more or less must not decide. */
const SAME_SHAPE = 0.01;

export interface Placed extends PageSize {
  trim: Box;
  trimFrom: 'size' | 'page';
}

/**
 * Puts a file without a size of its own onto a page. It is as wide as the finished size, or as that with its bleed: the one
 * with the shape of the file. Where no size is known, the file's own resolution decides.
 */
export function placeOnPage(natural: PageSize, profile: PrintProfile, size: PageSize | null): Placed {
  const candidates = wantedSizes(profile, size)
    .flatMap((wanted) => [wanted, turned(wanted)])
    .flatMap((trim) => [
      { trim, page: trim, from: 'page' as const },
      ...(profile.bleedMm > 0 ? [{ trim, page: grown(trim, profile.bleedMm), from: 'size' as const }] : []),
    ])
    .map((candidate) => ({ ...candidate, difference: shapeDifference(natural, candidate.page) }));
  // Among sizes of the same shape, the first named one counts.
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, next) => (!found || next.difference < found.difference - 0.001 ? next : found),
    undefined,
  );
  if (!best) return whole(natural);
  const isSame = best.difference <= SAME_SHAPE;
  if (best.from === 'page' && isSame) return whole(best.trim);
  if (!isSame) {
    const { widthMm } = best.trim;
    return whole({ widthMm, heightMm: (widthMm * natural.heightMm) / natural.widthMm });
  }
  const { bleedMm } = profile;
  const trim = { x: bleedMm, y: bleedMm, width: best.trim.widthMm, height: best.trim.heightMm };
  return { ...best.page, trim, trimFrom: 'size' };
}

const whole = ({ widthMm, heightMm }: PageSize): Placed => ({
  widthMm,
  heightMm,
  trimFrom: 'page',
  trim: { x: 0, y: 0, width: widthMm, height: heightMm },
});
