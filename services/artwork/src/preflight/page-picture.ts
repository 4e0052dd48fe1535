import { join } from 'node:path';
import type { Raster } from './raster.ts';
import { sharp } from './sharp.ts';

/** The longer side of a page's picture, in pixels. */
export const PICTURE_PX = 1600;

/** Writes the picture of a page, counted from 1, and returns its path. Transparent parts stay so. */
export async function writePicture(raster: Raster, outDir: string, page: number): Promise<string> {
  const path = join(outDir, `page-${page}.webp`);
  const { data, width, height, channels } = raster;
  await sharp(data, { raw: { width, height, channels } })
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 50, effort: 0 })
    .toFile(path);
  return path;
}
