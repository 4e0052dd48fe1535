import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { useDeviceOperators } from '../pdf/device-operators.ts';
import { hasForm, MAX_REDRAWN_BYTES, openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { openDrawn } from '../pdf/pdfium-document.ts';
import type { Raster } from '../raster.ts';
import type { PageSize } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { nameBlackInkGrey } from './grey-ink.ts';
import { addSheet, fillWith, newDocument } from './new-page.ts';
import { scaledTo, type Target } from './redraw.ts';
import { toCmykJpeg } from './to-cmyk.ts';

/** Sharp edges of text; larger pages are seen from further away and get fewer. */
const MOST_DPI = 600;
/** An A3 page with its bleed and marks has more than 300 dpi; more pixels would only take memory. */
export const MOST_PIXELS = 24_000_000;

/**
 * Draws each page of a PDF as one picture of at most 600 dpi, in the colours that the profile prints in. `isScaled`: the pages
 * are scaled afterwards, and get as many pixels as their finished size needs.
 */
export async function rasterisePages(
  bytes: Uint8Array,
  target: Target & { deadline: Deadline },
  isScaled = false,
): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  const drawn = await openDrawn(await asDrawn(bytes, document, target), hasForm(document));
  const out = await newDocument();
  try {
    for (const [index, node] of pagesOf(document).entries()) {
      target.deadline.check();
      const sheet = geometryOf(node, target);
      const { across, down } = isScaled ? scaledTo(sheet.trim, target) : { across: 1, down: 1 };
      const raster = drawn.draw(index, { longestPx: longestPxOf(sheet, MOST_DPI * Math.max(across, down)) });
      fillWith(addSheet(out, sheet), await out.embedJpg(await jpegOf(raster, target)), sheet);
    }
  } finally {
    drawn.close();
  }
  return out.save();
}

/** The bytes that are drawn of a document: where it becomes inks, with black ink as grey. */
async function asDrawn(
  bytes: Uint8Array,
  document: PDFDocument,
  { profile, deadline }: Target & { deadline: Deadline },
): Promise<Uint8Array> {
  if (profile.colours !== 'cmyk' || bytes.length > MAX_REDRAWN_BYTES) return bytes;
  useDeviceOperators(document, deadline);
  nameBlackInkGrey(document, deadline);
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** Pixels along the longer side of a page that becomes a picture. */
export function longestPxOf({ widthMm, heightMm }: PageSize, mostDpi = MOST_DPI): number {
  const inches = (widthMm / MM_PER_INCH) * (heightMm / MM_PER_INCH);
  const dpi = Math.min(mostDpi, Math.sqrt(MOST_PIXELS / inches));
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
