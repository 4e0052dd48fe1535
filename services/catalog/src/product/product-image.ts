import { PRODUCT_IMAGE_WIDTHS, productImageRule } from '@print-shop/contracts';
import { withPicture } from '@print-shop/pictures';
import sharp from 'sharp';

/** A picture may be this many times as tall as it is wide; a taller one becomes narrower. */
const TALLEST = 3;

export interface WebPicture {
  width: number;
  height: number;
  /** `#rrggbb`, to fill the frame until the picture is there. */
  dominantColor: string;
  /** Encoded WebP by width in px; a smaller original is not blown up. */
  files: { width: number; data: Buffer }[];
}

/**
 * Makes web sizes of the picture at `path`. It is decoded once, to the largest of them, and encoded anew, so nothing but pixels
 * survives. Throws what `withPicture` throws for what is not a picture or is too large.
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
      data: await pixels().resize({ width: target, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer(),
    });
    const files = await Promise.all(PRODUCT_IMAGE_WIDTHS.map(encode));
    // `stats` reads what a pipeline is given, not what it makes: the small picture must be there first.
    const small = await pixels().resize({ width: 64 }).raw().toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(small.data, { raw: small.info }).stats();
    return { width, height, dominantColor: toHex(dominant), files };
  });
}

const toHex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
