import type { Deadline } from '../deadline.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { openDrawn } from '../pdf/pdfium-document.ts';
import type { Raster } from '../raster.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { addSheet, fillWith, newDocument } from './new-page.ts';
import type { Target } from './redraw.ts';
import { toCmykJpeg } from './to-cmyk.ts';

/** Sharp edges of text; larger pages are seen from further away and get fewer. */
const MOST_DPI = 600;
/** An A3 page with its bleed and marks has more than 300 dpi; more pixels would only take memory. */
export const MOST_PIXELS = 24_000_000;

/** Draws each page of a PDF as one picture of at most 600 dpi, in the colours of screens. `pictures` are its pages, counted from 0. */
export async function rasterisePages(
  bytes: Uint8Array,
  target: Target & { deadline: Deadline },
): Promise<{ bytes: Uint8Array; pictures: number[] }> {
  const document = await openPdf(bytes);
  const drawn = await openDrawn(bytes, false);
  const out = await newDocument();
  try {
    for (const [index, node] of pagesOf(document).entries()) {
      target.deadline.check();
      const sheet = geometryOf(node, target);
      const raster = drawn.draw(index, { longestPx: longestPxOf(sheet) });
      fillWith(addSheet(out, sheet), await out.embedJpg(await jpegOf(raster, target)), sheet);
    }
  } finally {
    drawn.close();
  }
  return { bytes: await out.save(), pictures: [...pagesOf(document).keys()] };
}

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
