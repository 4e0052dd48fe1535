import type { Raster } from '../raster.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import type { Target } from './redraw.ts';
import { toCmykJpeg } from './to-cmyk.ts';

/** Sharp edges of text; larger pages are seen from further away and get fewer. */
const MOST_DPI = 600;
/** An A3 page with its bleed and marks has more than 300 dpi; more pixels would only take memory. */
export const MOST_PIXELS = 24_000_000;

/** Pixels along the longer side of a page that becomes a picture. */
export function longestPxOf({ widthMm, heightMm }: PageSize): number {
  const inches = (widthMm / MM_PER_INCH) * (heightMm / MM_PER_INCH);
  const dpi = Math.min(MOST_DPI, Math.sqrt(MOST_PIXELS / inches));
  return Math.round((Math.max(widthMm, heightMm) / MM_PER_INCH) * dpi);
}

/** A JPEG of the pixels, in CMYK within the ink limit or in sRGB, as the profile prints. */
export function jpegOf(raster: Raster, { profile }: Pick<Target, 'profile'>): Promise<Buffer> {
  if (profile.colours === 'cmyk') return toCmykJpeg(raster, profile.inkLimitPercent);
  const { data, width, height, channels } = raster;
  return sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .withIccProfile('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
