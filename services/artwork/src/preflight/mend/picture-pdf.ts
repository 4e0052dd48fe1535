import { readFile } from 'node:fs/promises';
import { putOnWhite } from '../bitmap/pixels.ts';
import { placeOnPage } from '../bitmap/place-on-page.ts';
import { asDrawable, naturalSize } from '../bitmap/read-bitmap.ts';
import type { ReadContext } from '../read-context.ts';
import { corrupt } from '../refusal.ts';
import type { FileKind } from '../report.ts';
import { sharp } from '../sharp.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { plainOf, sizeOf, svgAt } from '../svg/read-svg.ts';
import { addSheet, fillWith, newDocument } from './new-page.ts';
import { jpegOf } from './rasterise.ts';

const MOST_PIXELS = 24_000_000;
/** A drawing has no pixels of its own; it gets so many. */
const DRAWING_DPI = 600;

/** Puts a bitmap or an SVG onto a PDF page of its printed size, in the colours that the profile prints in. */
export async function picturePdf(
  path: string,
  kind: Exclude<FileKind, 'pdf'>,
  context: ReadContext,
): Promise<Uint8Array> {
  return kind === 'svg' ? svgPdf(path, context) : bitmapPdf(path, kind, context);
}

async function bitmapPdf(
  path: string,
  kind: Exclude<FileKind, 'pdf' | 'svg'>,
  context: ReadContext,
): Promise<Uint8Array> {
  return asDrawable(path, kind, async (drawable) => {
    const { pixels, natural } = await naturalSize(drawable, 0);
    const share = Math.min(1, Math.sqrt(MOST_PIXELS / (pixels.width * pixels.height)));
    const width = Math.max(1, Math.floor(pixels.width * share));
    return onSheet(
      sharp(drawable, { limitInputPixels: false, failOn: 'error' }).autoOrient().resize({ width }),
      natural,
      context,
    );
  });
}

async function svgPdf(path: string, context: ReadContext): Promise<Uint8Array> {
  const svg = plainOf(await readFile(path));
  const natural = await sizeOf(svg);
  const { widthMm, heightMm } = placeOnPage(natural, context.profile, context.size);
  const dpi = Math.min(DRAWING_DPI, Math.sqrt((MOST_PIXELS * MM_PER_INCH ** 2) / (widthMm * heightMm)));
  return onSheet(svgAt(svg, Math.round((Math.max(widthMm, heightMm) / MM_PER_INCH) * dpi)), natural, context);
}

async function onSheet(
  drawing: ReturnType<typeof sharp>,
  natural: Parameters<typeof placeOnPage>[0],
  context: ReadContext,
): Promise<Uint8Array> {
  const placed = placeOnPage(natural, context.profile, context.size);
  const { data, info } = await drawing
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw corrupt();
    });
  putOnWhite(data);
  const out = await newDocument();
  const jpeg = await jpegOf({ data, width: info.width, height: info.height, channels: 4 }, context);
  fillWith(addSheet(out, placed), await out.embedJpg(jpeg));
  return out.save();
}
