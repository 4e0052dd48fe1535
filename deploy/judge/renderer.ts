import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@print-shop/machine';
import sharp, { type Sharp } from 'sharp';

/**
 * A page as a program draws it that shares no code with the checks. Each pixel has four bytes, either inks up to 255 or red, green, blue
 * and 255.
 */
export interface DrawnPage {
  pixels: Uint8Array;
  width: number;
  height: number;
  pxPerMm: number;
}

const DPI = 100;
/** Pixels by which a place may lie off: that of the trim, and the edge of what is drawn, are rounded. */
const NEAR = 2;

/** Draws the first page of a PDF with Ghostscript, which adds what overprints as a press does. */
async function drawn(path: string, place: string, device: 'tiff32nc' | 'tiff24nc'): Promise<Sharp> {
  const out = join(place, 'drawn.tif');
  const quiet = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dLastPage=1', '-dOverprint=/simulate', '-dPrinted=true'];
  const plain = ['-dGraphicsAlphaBits=1', '-dTextAlphaBits=1', `-r${DPI}`, `-sDEVICE=${device}`];
  await run('gs', [...quiet, ...plain, `-sOutputFile=${out}`, path]);
  const picture = sharp(readFileSync(out));
  rmSync(out);
  return picture;
}

async function pageOf(picture: Sharp): Promise<DrawnPage> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, pxPerMm: DPI / 25.4 };
}

/** The first page of a PDF in its inks. */
export const inksOf = async (path: string, place: string): Promise<DrawnPage> =>
  pageOf((await drawn(path, place, 'tiff32nc')).pipelineColourspace('cmyk').toColourspace('cmyk'));

/** The first page of a PDF in the colours of screens. */
export const screenOf = async (path: string, place: string): Promise<DrawnPage> =>
  pageOf((await drawn(path, place, 'tiff24nc')).ensureAlpha());

/** The words of a PDF, as poppler reads them. */
export const wordsOf = (path: string): Promise<string> => run('pdftotext', ['-q', path, '-']);

interface Place {
  x: number;
  y: number;
}

/** Of an area, the share of pixels whose colours differ by more than `most` of 255 from those near the same place of another page. */
export function otherShare(
  a: DrawnPage,
  b: DrawnPage,
  [fromA, fromB]: readonly [Place, Place],
  { width, height }: { width: number; height: number },
  most: number,
): number {
  const [columns, rows] = [Math.floor(width * a.pxPerMm) - NEAR, Math.floor(height * a.pxPerMm) - NEAR];
  const at = (page: DrawnPage, from: Place, x: number, y: number): number =>
    (Math.round(from.y * page.pxPerMm + y) * page.width + Math.round(from.x * page.pxPerMm + x)) * 4;
  const isSame = (here: number, there: number): boolean => {
    for (let part = 0; part < 4; part++)
      if (Math.abs((a.pixels[here + part] ?? 0) - (b.pixels[there + part] ?? 0)) > most) return false;
    return true;
  };
  const hasSame = (here: number, x: number, y: number): boolean => {
    if (isSame(here, at(b, fromB, x, y))) return true;
    for (let dy = -NEAR; dy <= NEAR; dy++)
      for (let dx = -NEAR; dx <= NEAR; dx++) if (isSame(here, at(b, fromB, x + dx, y + dy))) return true;
    return false;
  };
  let other = 0;
  for (let y = NEAR; y < rows; y++)
    for (let x = NEAR; x < columns; x++) if (!hasSame(at(a, fromA, x, y), x, y)) other++;
  return other / Math.max(1, columns * rows);
}
