import { readFile, writeFile } from 'node:fs/promises';
import type { ArtworkPiece } from '@print-shop/contracts';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { kindOf } from '../preflight/index.ts';
import { decodedHeic, type PlainPage, plainPageOf } from '../preflight/layouts.ts';

type Header = Pick<Metadata, 'format' | 'width' | 'height'>;

export const MAX_PIXELS = 100_000_000;
/** Kinds of files that lose what eyes do not see. */
const PHOTOGRAPHS = new Set<string | undefined>(['jpeg', 'avif', 'heic']);

/** A page of a file, counted from 0, that sharp reads as it is meant. */
interface ReadablePicture extends PlainPage {
  header: Metadata;
  /** Whether it is stored in a form that loses what eyes do not see. */
  isPhotograph: boolean;
}

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
export async function openAt(
  { path, page, header }: ReadablePicture,
  size: { width: number; height: number },
): Promise<Sharp> {
  const limitInputPixels = MAX_PIXELS;
  if (header.format !== 'svg') return sharp(path, { limitInputPixels, page }).autoOrient();
  const drawn = sharp(path, { limitInputPixels, density: drawingDensity(header, size.width) });
  const stretch = (size.width * header.height) / (size.height * header.width);
  // sharp draws as large as the result needs. For one that is stretched, that may be more than can be drawn.
  if (Math.abs(stretch - 1) < MOST_STRETCH) return drawn;
  const pixels = `${path}.${size.width}.png`;
  await drawn.png({ compressionLevel: 1 }).toFile(pixels);
  return sharp(pixels, { limitInputPixels });
}

/**
 * The first of the files of a piece that is a picture, with its header. An SVG that is not known to be a plain drawing is read as one, if it
 * is. Throws the fault of the last when none is.
 */
export async function readable(paths: readonly string[], source: ArtworkPiece['source']): Promise<ReadablePicture> {
  // Designs were found to be plain drawings when they were uploaded; other files were not.
  const isPlain = 'design' in source;
  const number = 'design' in source ? 1 : source.page;
  let fault: unknown = new Error('there is no file');
  for (const given of paths) {
    try {
      const kind = await kindOf(given);
      const { path, page } = await meantBy(given, kind, number);
      const header = await sharp(path, { limitInputPixels: false, page }).metadata();
      // A drawing is drawn as large as it is needed; a picture is read as large as it is.
      const isTooLarge = header.format !== 'svg' && header.width * header.height > MAX_PIXELS;
      if (isTooLarge) throw new Error(`the picture has ${header.width} × ${header.height} pixels`);
      const picture = { page, header, isPhotograph: PHOTOGRAPHS.has(kind) };
      if (header.format !== 'svg' || isPlain) return { path, ...picture };
      return { path: await plainCopy(path), ...picture };
    } catch (error) {
      fault = error; // an original may be a PDF; the picture of its page follows
    }
  }
  throw fault;
}

/** HEICs and what they were decoded to: a print may show one at several sizes. */
const decoded = new Map<string, Promise<string>>();

/** The page that a file means, as sharp reads it. A HEIC is decoded first. A TIFF has pages, and channels that are no colours. */
async function meantBy(path: string, kind: Awaited<ReturnType<typeof kindOf>>, number: number): Promise<PlainPage> {
  if (kind === 'tiff') return plainPageOf(path, kind, number - 1);
  if (kind !== 'heic') return { path, page: 0 };
  const decoding = decoded.get(path) ?? decodedHeic(path);
  decoded.set(path, decoding);
  return { path: await decoding, page: 0 };
}

/** The path of the drawing alone. Throws for an SVG that does more than draw. */
async function plainCopy(path: string): Promise<string> {
  const result = plainSvg(await readFile(path, 'utf8'));
  if ('fault' in result) throw new Error(result.fault.en);
  const copy = `${path}.plain.svg`;
  await writeFile(copy, result.svg);
  return copy;
}
