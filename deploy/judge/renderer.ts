import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@print-shop/machine';
import sharp from 'sharp';

/** A page in its inks, by a program that shares no code with the checks. Four bytes a pixel, 255 for full ink. */
export interface InkPage {
  inks: Uint8Array;
  width: number;
  height: number;
  pxPerMm: number;
}

const DPI = 100;
/** Pixels by which a place may lie off: that of the trim, and the edge of what is drawn, are rounded. */
const NEAR = 2;

/** Draws the first page of a PDF with Ghostscript, which adds what overprints as a press does. */
export async function inksOf(path: string, place: string): Promise<InkPage> {
  const out = join(place, 'inks.tif');
  const quiet = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dLastPage=1', '-dOverprint=/simulate', '-dPrinted=true'];
  const plain = ['-dGraphicsAlphaBits=1', '-dTextAlphaBits=1', `-r${DPI}`, '-sDEVICE=tiff32nc'];
  await run('gs', [...quiet, ...plain, `-sOutputFile=${out}`, path]);
  const { data, info } = await sharp(readFileSync(out))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  rmSync(out);
  return { inks: data, width: info.width, height: info.height, pxPerMm: DPI / 25.4 };
}

/** The words of a PDF, as poppler reads them. */
export const wordsOf = (path: string): Promise<string> => run('pdftotext', ['-q', path, '-']);

interface Place {
  x: number;
  y: number;
}

/** Of an area, the share of pixels whose inks differ by more than `most` of 255 from those near the same place of another page. */
export function otherShare(
  a: InkPage,
  b: InkPage,
  [fromA, fromB]: readonly [Place, Place],
  { width, height }: { width: number; height: number },
  most = 8,
): number {
  const [columns, rows] = [Math.floor(width * a.pxPerMm) - NEAR, Math.floor(height * a.pxPerMm) - NEAR];
  const at = (page: InkPage, from: Place, x: number, y: number): number =>
    (Math.round(from.y * page.pxPerMm + y) * page.width + Math.round(from.x * page.pxPerMm + x)) * 4;
  const isSame = (here: number, there: number): boolean => {
    for (let ink = 0; ink < 4; ink++)
      if (Math.abs((a.inks[here + ink] ?? 0) - (b.inks[there + ink] ?? 0)) > most) return false;
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
