import sharp, { type Metadata } from 'sharp';

export const MAX_PIXELS = 100_000_000;

/** The first of the files that is a picture, with its header. Throws the fault of the last when none is. */
export async function readable(
  paths: readonly string[],
  mayBeSvg: boolean,
): Promise<{ path: string; header: Metadata }> {
  let fault: unknown = new Error('there is no file');
  for (const path of paths) {
    try {
      const header = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
      if (header.format !== 'svg' || mayBeSvg) return { path, header };
    } catch (error) {
      fault = error; // an original may be a PDF; the picture of its page follows
    }
  }
  throw fault;
}
