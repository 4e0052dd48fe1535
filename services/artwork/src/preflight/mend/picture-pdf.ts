import { readFile } from 'node:fs/promises';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { placeOnPage } from '../bitmap/place-on-page.ts';
import { type PlainPage, withPlainPage } from '../bitmap/plain-page.ts';
import { asDrawable, MAX_PAGES, naturalSize } from '../bitmap/read-bitmap.ts';
import { isTransparent, putOnWhite, type Raster } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { corrupt } from '../refusal.ts';
import type { FileKind } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { plainOf, sizeOf, svgAt } from '../svg/read-svg.ts';
import { addSheet, fillWith, fillWithPixels, newDocument, type Sheet } from './new-page.ts';
import { jpegOf, MOST_PIXELS } from './rasterise.ts';

/** The pixels of a drawing, which has none of its own. */
const DRAWING_DPI = 600;

/** Puts a bitmap, each page of it, or an SVG onto a PDF page of its printed size, in the colours that the profile prints in. */
export async function picturePdf(
  path: string,
  kind: Exclude<FileKind, 'pdf'>,
  context: ReadContext,
): Promise<PDFDocument> {
  const document = await (kind === 'svg' ? svgPdf(path, context) : bitmapPdf(path, kind, context));
  await document.flush();
  return document;
}

async function bitmapPdf(
  path: string,
  kind: Exclude<FileKind, 'pdf' | 'svg'>,
  context: ReadContext,
): Promise<PDFDocument> {
  return asDrawable(path, kind, async (drawable) => {
    const out = await newDocument();
    const { pages } = await naturalSize(drawable, 0);
    for (let page = 0; page < (kind === 'tiff' ? Math.min(pages, MAX_PAGES) : 1); page++) {
      context.deadline.check();
      await withPlainPage(drawable, kind, page, (plain) => addPage(out, plain, kind, context));
    }
    return out;
  });
}

async function addPage(
  out: PDFDocument,
  { path, page }: PlainPage,
  kind: FileKind,
  context: ReadContext,
): Promise<void> {
  const { pixels, natural, isCmyk, isTurned } = await naturalSize(path, page);
  const sheet = placeOnPage(natural, context.profile, context.size);
  if (['jpeg', 'tiff'].includes(kind) && isCmyk) {
    // Its inks are those of the press already; through RGB and back, black text would get coloured edges.
    const inks = kind === 'jpeg' && !isTurned ? await readFile(path) : await inksOf(path, page);
    fillWith(addSheet(out, sheet), await out.embedJpg(inks), sheet);
    return;
  }
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (pixels.width * pixels.height)));
  const width = Math.max(1, Math.floor(pixels.width * share));
  const drawing = sharp(path, { page, limitInputPixels: false, failOn: 'error' }).autoOrient().resize({ width });
  await addDrawing(out, drawing, sheet, context);
}

async function svgPdf(path: string, context: ReadContext): Promise<PDFDocument> {
  const svg = plainOf(await readFile(path));
  const natural = await sizeOf(svg);
  const { widthMm, heightMm } = placeOnPage(natural, context.profile, context.size);
  const dpi = Math.min(DRAWING_DPI, Math.sqrt((MOST_PIXELS * MM_PER_INCH ** 2) / (widthMm * heightMm)));
  const out = await newDocument();
  const drawing = svgAt(svg, Math.round((Math.max(widthMm, heightMm) / MM_PER_INCH) * dpi));
  await addDrawing(out, drawing, placeOnPage(natural, context.profile, context.size), context);
  return out;
}

/** A page in CMYK, upright, as a JPEG of the same inks. */
const inksOf = (path: string, page: number): Promise<Buffer> =>
  sharp(path, { page, limitInputPixels: false, failOn: 'error' })
    .autoOrient()
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });

/**
 * Adds a sheet that a drawing fills, in the colours that the profile prints in. On paper, transparent parts are white. On cloth and other
 * things of any colour, nothing is printed there.
 */
async function addDrawing(
  out: PDFDocument,
  drawing: ReturnType<typeof sharp>,
  sheet: Sheet,
  context: ReadContext,
): Promise<void> {
  const { data, info } = await drawing
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw corrupt(cause);
    });
  const raster: Raster = { data, width: info.width, height: info.height, channels: 4 };
  if (context.profile.colours === 'any' && isTransparent(data)) {
    fillWithPixels(addSheet(out, sheet), raster, sheet);
    return;
  }
  putOnWhite(data);
  fillWith(addSheet(out, sheet), await out.embedJpg(await jpegOf(raster, context)), sheet);
}
