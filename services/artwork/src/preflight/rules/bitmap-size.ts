import type { Facts } from '../facts.ts';
import type { PageSize } from '../report.ts';
import type { RuleContext } from './rule.ts';
import { turned, wantedSizes } from './trim.ts';

/** Proportions that differ by less than this are the same to the eye. */
const SAME_PROPORTIONS = 0.015;

/** How a bitmap, which has pixels but no millimetres of its own, fits a size: the part of its width that is too much or too little. */
const misfit = ({ widthPx, heightPx }: NonNullable<Facts['bitmap']>, { widthMm, heightMm }: PageSize): number =>
  Math.abs(Math.log(widthPx / heightPx / (widthMm / heightMm)));

/** The wanted size that a bitmap fits best. */
export interface BitmapSize {
  /** Finished, turned as the bitmap is. */
  size: PageSize;
  /** What the bitmap is printed at: `size`, and the bleed where its proportions are those with the bleed. */
  printed: PageSize;
  isTurned: boolean;
  hasBleed: boolean;
  /** Whether nothing must be cropped and no side stays white. */
  fits: boolean;
}

/** The wanted size that a bitmap file fits best, upright or turned, with or without bleed; `null` where any size is right. */
export function bitmapSize(bitmap: NonNullable<Facts['bitmap']>, context: RuleContext): BitmapSize | null {
  const { bleedMm } = context.profile;
  const choices = wantedSizes(context).flatMap((wanted) =>
    [false, true].flatMap((isTurned) =>
      (bleedMm > 0 ? [false, true] : [false]).map((hasBleed) => {
        const size = isTurned ? turned(wanted) : wanted;
        const more = hasBleed ? 2 * bleedMm : 0;
        const printed = { widthMm: size.widthMm + more, heightMm: size.heightMm + more };
        return { size, printed, isTurned, hasBleed, by: misfit(bitmap, printed) };
      }),
    ),
  );
  // Of equal ones the earlier counts: upright, without bleed.
  const best = choices.reduce<(typeof choices)[number] | null>(
    (known, one) => (known && known.by <= one.by ? known : one),
    null,
  );
  if (!best) return null;
  const { by, ...choice } = best;
  return { ...choice, fits: by < SAME_PROPORTIONS };
}
