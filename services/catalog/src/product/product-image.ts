import { PRODUCT_IMAGE_WIDTHS, productImageRule } from '@print-shop/contracts';
import { withPicture } from '@print-shop/pictures';
import sharp from 'sharp';

/** The default effort of 4 takes 1.7 times as long and saves 2 % of the bytes. */
const WEBP = { quality: 80, effort: 2 };

/** The greatest ratio of height to width; a taller picture is scaled to a smaller width. */
const TALLEST = 3;

/** All that the web sizes depend on besides the file and the code below. */
export const RECIPE = { ...WEBP, TALLEST, widths: PRODUCT_IMAGE_WIDTHS, versions: sharp.versions };

export interface WebPicture {
  width: number;
  height: number;
  /** `#rrggbb`, which fills the frame until the picture is loaded. */
  dominantColor: string;
  /** Encoded WebP by width in px; smaller originals are not enlarged. */
  files: { width: number; data: Buffer }[];
}

/**
 * Makes web sizes of the picture at `path`. It is decoded once, at the largest size, and encoded again, so that only the
 * pixels survive. Throws the errors of `withPicture` for a file that is not a picture or is too large.
 */
export function toWebPicture(path: string): Promise<WebPicture> {
  return withPicture(path, productImageRule, async ({ width, height, decode }) => {
    const largest = Math.max(...PRODUCT_IMAGE_WIDTHS);
    const { data, info } = await decode()
      .autoOrient()
      .resize({ width: largest, height: largest * TALLEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: info });
    const encode = async (target: number) => ({
      width: target,
      data: await pixels().resize({ width: target, withoutEnlargement: true }).webp(WEBP).toBuffer(),
    });
    const files = await Promise.all(PRODUCT_IMAGE_WIDTHS.map(encode));
    // `stats` reads the input of a pipeline, not its output, so the small picture is made first.
    const small = await pixels().resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(small.data, { raw: small.info }).stats();
    return { width, height, dominantColor: toHex(dominant), files };
  });
}

const toHex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
