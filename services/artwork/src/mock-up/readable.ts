import { readFile, writeFile } from 'node:fs/promises';
import { plainSvg } from '@print-shop/pictures/plain-svg';
import sharp, { type Metadata } from 'sharp';

export const MAX_PIXELS = 100_000_000;

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
      const header = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
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
