import { isOffTrim } from '../boxes.ts';
import type { Finding } from '../report.ts';
import { TINY_MM } from '../resolution.ts';
import { type Rule, sizeText } from './rule.ts';

/** Line art of one bit is printed without grey edges; it needs more pixels, but a fax needs no more than it has. */
const LINE_ART_FACTOR = 2;

/** Pictures with fewer pixels at print size than the product needs. */
export const lowResolution: Rule = ({ pages, isScalable, kind }, profile, size) =>
  pages.flatMap(({ page, items, trim, ...whole }) =>
    items.flatMap((item): Finding[] => {
      if (item.type !== 'image' || isOffTrim(item.box, trim) || Math.max(item.box.width, item.box.height) < TINY_MM)
        return [];
      const factor = item.isMask && item.pixels.width > 1 ? LINE_ART_FACTOR : 1;
      const { dpi, box } = item;
      const isBad = dpi < profile.minDpi - 0.5;
      if (!isBad && dpi >= profile.goodDpi * factor - 0.5) return [];
      // A plain area may be one pixel stretched over the page.
      if (item.pixels.width * item.pixels.height <= 4) return [];
      const good = profile.goodDpi * factor;
      const pixelsFor = (pixels: number) => Math.ceil((pixels * good) / Math.max(dpi, 0.1));
      const { width, height } = item.pixels;
      const needed = { neededWidth: pixelsFor(width), neededHeight: pixelsFor(height) };
      const ofFile = size ? 'file' : 'file-unsized';
      const ofPicture = isScalable && kind !== 'svg' ? ofFile : 'picture';
      const variant = factor > 1 ? 'line-art' : item.isLogo || item.isMask ? 'logo' : ofPicture;
      const values = { dpi: Math.round(dpi), good, width, height, ...needed, printed: sizeText(whole), variant };
      const level = isBad ? 'must' : item.isMask && dpi >= profile.goodDpi ? 'note' : 'should';
      return [{ code: 'low-resolution', level, page, box, values }];
    }),
  );
