import { release } from '../raster.ts';
import { sharp } from '../sharp.ts';
import { cmykTiff } from './cmyk-tiff.ts';

/** Higher than eyes can tell from the original, and a fifth of its size. */
const QUALITY = 95;

/** The entry `Decode` of such a JPEG in a PDF: sharp inverts its inks, as Adobe's programs do. */
export const DECODE_OF_CMYK_JPEG = [1, 0, 1, 0, 1, 0, 1, 0];

/** A JPEG of pixels in CMYK, of four bytes each, 255 for full ink. */
export async function cmykJpeg(
  cmyk: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const tiff = cmykTiff(cmyk, width, height);
  const jpeg = await sharp(tiff, { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  release({ data: tiff });
  return jpeg;
}
