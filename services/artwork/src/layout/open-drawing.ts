import { writeFile } from 'node:fs/promises';
import { type SvgNode, toMarkup } from '@print-shop/contracts/client';
import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from './readable.ts';

/** The address of an empty picture, for one whose file is gone. */
export const NOTHING =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Opens a drawing as a picture of `size` pixels. It is written to `path`, as libvips reads only the pictures beside a drawing. */
export async function openDrawing(
  drawing: SvgNode,
  size: { width: number; height: number },
  path: string,
): Promise<Sharp> {
  await writeFile(path, toMarkup({ ...drawing, attrs: { ...drawing.attrs, ...size } }));
  return sharp(path, { limitInputPixels: MAX_PIXELS, unlimited: true });
}
