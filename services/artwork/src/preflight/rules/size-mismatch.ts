import type { Finding, PageSize } from '../report.ts';
import { isSameSize, nearestSize, SAME_SHAPE, shapeDifference, turned } from '../sizes.ts';
import { onceEach, type Rule, sizeText } from './rule.ts';

const A4: PageSize = { widthMm: 210, heightMm: 297 };
/** A page with this many times the area of the product is an office page that the design was put on. */
const OFFICE_PAGE = 3;

/** The finished size against the product: turned, scaled, an A4 page with a small design on it, or another shape. */
export const sizeMismatch: Rule = (facts, profile, size) => onceEach(mismatches(facts, profile, size));

const mismatches: Rule = (facts, profile, size) =>
  facts.pages.flatMap(({ page, trim }): Finding[] => {
    const found: PageSize = { widthMm: trim.width, heightMm: trim.height };
    const wanted = nearestSize(found, profile, size);
    if (!wanted || isSameSize(found, wanted, profile.toleranceMm)) return [];
    const values = { found: sizeText(found), wanted: sizeText(wanted) };
    const at = { code: 'size-mismatch', page, box: trim } as const;
    if (isSameSize(found, turned(wanted), profile.toleranceMm)) {
      // Without a chosen size, upright and across are both what the product is sold in.
      return size ? [{ ...at, level: 'note', values: { ...values, variant: 'turned' } }] : [];
    }
    if (facts.isScalable) {
      const isTurned = shapeDifference(found, turned(wanted)) < shapeDifference(found, wanted);
      const difference = shapeDifference(found, isTurned ? turned(wanted) : wanted);
      if (difference <= SAME_SHAPE) return [];
      // Without a chosen size, another one that the product is sold in may be meant.
      return [{ ...at, level: size ? 'must' : 'should', values: { ...values, variant: 'shape' } }];
    }
    const isOffice = [A4, turned(A4)].some((a4) => isSameSize(found, a4, 2));
    const isSmall = wanted.widthMm * wanted.heightMm * OFFICE_PAGE < found.widthMm * found.heightMm;
    if (isOffice && isSmall) return [{ ...at, level: 'must', values: { ...values, variant: 'office-page' } }];
    const fits = Math.min(shapeDifference(found, wanted), shapeDifference(found, turned(wanted))) <= SAME_SHAPE;
    if (fits) {
      const percent = Math.round(
        (100 * Math.max(wanted.widthMm, wanted.heightMm)) / Math.max(found.widthMm, found.heightMm),
      );
      return [{ ...at, level: 'must', mend: 'scale', values: { ...values, percent, variant: 'scaled' } }];
    }
    return [{ ...at, level: 'must', values: { ...values, variant: 'shape' } }];
  });
