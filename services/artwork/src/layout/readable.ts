import { readFile, writeFile } from 'node:fs/promises';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import sharp, { type Metadata, type Sharp } from 'sharp';

type Header = Pick<Metadata, 'format' | 'width' | 'height'>;

export const MAX_PIXELS = 100_000_000;
/** Finest and coarsest resolution in which a drawing is drawn, in dpi; 72 is its own size. */
const [FINEST_DPI, OWN_DPI, COARSEST_DPI] = [2400, 72, 1];

/** The longest side in pixels that librsvg draws. */
const LONGEST_PX = 32_767;
/** How far the sides of a drawing may differ from those of its box before it counts as stretched. */
const MOST_STRETCH = 0.02;

/** The resolution in dpi at which a drawing has `width` pixels, or as many as can be drawn. */
function drawingDensity(header: Header, width: number): number {
  const wanted = width / header.width;
  const byMemory = Math.sqrt(MAX_PIXELS / (header.width * header.height));
  const most = Math.min(byMemory, LONGEST_PX / Math.max(header.width, header.height));
  return Math.min(FINEST_DPI, Math.max(COARSEST_DPI, Math.floor(OWN_DPI * Math.min(wanted, most))));
}

/** Opens a picture upright, to be read at `size` pixels. A drawing is drawn as large as that, so that its edges stay sharp. */
export async function openAt(path: string, header: Header, size: { width: number; height: number }): Promise<Sharp> {
  const limitInputPixels = MAX_PIXELS;
  if (header.format !== 'svg') return sharp(path, { limitInputPixels }).autoOrient();
  const drawn = sharp(path, { limitInputPixels, density: drawingDensity(header, size.width) });
  const stretch = (size.width * header.height) / (size.height * header.width);
  // sharp draws as large as the result needs. For one that is stretched, that may be more than can be drawn.
  if (Math.abs(stretch - 1) < MOST_STRETCH) return drawn;
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/**
 * The first of the files that is a picture, with its header. An SVG that is not known to be a plain drawing is read as one, if it is.
 * Throws the fault of the last when none is.
 */
export async function readable(
  paths: readonly string[],
  isPlain: boolean,
): Promise<{ path: string; header: Metadata }> {
  let fault: unknown = new Error('there is no file');
  for (const path of paths) {
    try {
      const header = await sharp(path, { limitInputPixels: false }).metadata();
      // A drawing is drawn as large as it is needed; a picture is read as large as it is.
      const isTooLarge = header.format !== 'svg' && header.width * header.height > MAX_PIXELS;
      if (isTooLarge) throw new Error(`the picture has ${header.width} × ${header.height} pixels`);
      if (header.format !== 'svg' || isPlain) return { path, header };
      return { path: await plainCopy(path), header };
    } catch (error) {
      fault = error; // an original may be a PDF; the picture of its page follows
    }
  }
  throw fault;
}

/** The path of the drawing alone. Throws for an SVG that does more than draw. */
async function plainCopy(path: string): Promise<string> {
  const result = plainSvg(await readFile(path, 'utf8'));
  if ('fault' in result) throw new Error(result.fault.en);
  const copy = `${path}.plain.svg`;
  await writeFile(copy, result.svg);
  return copy;
}
