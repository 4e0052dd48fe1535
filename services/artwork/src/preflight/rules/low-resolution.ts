import type { Finding } from '../report.ts';
import { isOffTrim, type Rule } from './rule.ts';

/** Smaller pictures, in millimetres, are shadows and dots that nobody sees the pixels of. */
const TINY_MM = 2;
/** Line art of one bit is printed without grey edges; it needs more pixels, but a fax needs no more than it has. */
const LINE_ART_FACTOR = 2;

/** Pictures with fewer pixels at print size than the product needs. */
export const lowResolution: Rule = ({ pages, isScalable, kind }, profile) =>
  pages.flatMap(({ page, items, trim }) =>
    items.flatMap((item): Finding[] => {
      if (item.type !== 'image' || isOffTrim(item.box, trim) || Math.max(item.box.width, item.box.height) < TINY_MM)
        return [];
      const factor = item.isMask && item.pixels.width > 1 ? LINE_ART_FACTOR : 1;
      const { dpi, box } = item;
      const isBad = dpi < profile.minDpi - 0.5;
      if (!isBad && dpi >= profile.goodDpi * factor - 0.5) return [];
      // A plain area may be one pixel stretched over the page.
      if (item.pixels.width * item.pixels.height <= 4) return [];
      const pixelsFor = (pixels: number) => Math.ceil((pixels * profile.goodDpi) / Math.max(dpi, 0.1));
      const { width, height } = item.pixels;
      const needed = { neededWidth: pixelsFor(width), neededHeight: pixelsFor(height) };
      const variant = item.isLogo || item.isMask ? 'logo' : isScalable && kind !== 'svg' ? 'file' : 'picture';
      const values = { dpi: Math.round(dpi), good: profile.goodDpi, width, height, ...needed, variant };
      const level = isBad ? 'must' : item.isMask && dpi >= profile.goodDpi ? 'note' : 'should';
      return [{ code: 'low-resolution', level, page, box, values }];
    }),
  );
